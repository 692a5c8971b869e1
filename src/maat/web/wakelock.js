// The screen stays lit while something on it is needed again and again.

/** Keep it lit; a browser lets it go whenever the page is hidden, so this is asked again then. */
export async function light() {
  if (document.visibilityState !== "visible") return null;
  return (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
}

/** Keep it lit until what is returned is called. */
export function stayAwake() {
  let wanted = true;
  /** @type {WakeLockSentinel | null} */
  let held = null;
  const renew = async () => {
    held = (await light()) ?? held;
    if (!wanted) held?.release();
  };
  renew();
  document.addEventListener("visibilitychange", renew);
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", renew);
    held?.release();
  };
}
