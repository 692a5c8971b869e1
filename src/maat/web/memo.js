// What has not changed is not drawn again.

import { noChange } from "./vendor/lit-html/lit-html.js";
import { Directive, directive } from "./vendor/lit-html/directive.js";

/** @import { Drawn } from "./page.d.ts" */

class Same extends Directive {
  /** @type {unknown[] | undefined} */
  last;

  /**
   * @param {unknown[]} reasons
   * @param {() => Drawn} make
   */
  render(reasons, make) {
    const unchanged = this.last?.length === reasons.length && this.last.every((each, n) => each === reasons[n]);
    if (unchanged) return noChange;
    this.last = reasons;
    return make();
  }
}

/** `make()` drawn again only if one of the reasons is another than the last time. */
export const same = directive(Same);
