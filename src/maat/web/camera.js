// Nearer to the boards and back: two fingers, the wheel with Ctrl, a double click.

import { narrow } from "./smallscreen.js";

/** @import { Stage } from "./stage.js" */

const WHEEL = 200; // pixels of the wheel that make things about three times as large
const NEAR = 2; // times larger by a double click

/** @param {Touch} touch @param {Touch} other */
const apart = (touch, other) => Math.hypot(touch.clientX - other.clientX, touch.clientY - other.clientY);

export class Camera {
  /** @type {{ apart: number, zoom: number } | null} what two fingers began with */
  pinch = null;

  /** @param {Stage} stage */
  constructor(stage) {
    this.stage = stage;
    const { root } = stage.app;
    /** @type {[string, (event: any) => void][]} */
    this.listeners = [
      ["touchstart", (event) => this.touch(event)],
      ["touchmove", (event) => this.move(event)],
      ["touchend", (event) => this.touch(event)],
      ["wheel", (event) => this.wheel(event)],
      ["dblclick", (event) => this.twice(event)],
    ];
    for (const [name, does] of this.listeners) root.addEventListener(name, does, { passive: false });
  }

  close() {
    for (const [name, does] of this.listeners) this.stage.app.root.removeEventListener(name, does);
  }

  /** @param {TouchEvent} event */
  touch({ target, touches: [one, other] }) {
    const inside = /** @type {Element} */ (target).closest(".camera");
    this.pinch = inside && other ? { apart: apart(one, other), zoom: this.stage.zoom } : null;
  }

  /** @param {TouchEvent} event */
  move(event) {
    const [one, other] = event.touches;
    if (!this.pinch || !other) return;
    event.preventDefault();
    const at = { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 };
    this.approach((this.pinch.zoom * apart(one, other)) / this.pinch.apart, at);
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (!event.ctrlKey || !/** @type {Element} */ (event.target).closest(".camera")) return;
    event.preventDefault();
    this.approach(this.stage.zoom * Math.exp(-event.deltaY / WHEEL), event);
  }

  /**
   * A board that is clicked twice, where that answers nothing, gets all the room, or is seen twice as large.
   * @param {MouseEvent} event
   */
  twice(event) {
    const target = /** @type {Element} */ (event.target);
    const sheet = /** @type {HTMLElement | null} */ (target.closest(".camera .sheet"))?.dataset.sheet;
    if (!sheet || target.closest("button, .twin")) return;
    if (narrow.matches) this.approach(this.stage.zoom > 1 ? 1 : NEAR, event);
    else this.stage.enlarge(sheet);
  }

  /**
   * @param {number} zoom
   * @param {{ clientX: number, clientY: number }} at
   */
  approach(zoom, at) {
    const box = document.querySelector(".camera")?.getBoundingClientRect();
    if (box) this.stage.approach(zoom, at.clientX - box.left, at.clientY - box.top);
  }
}
