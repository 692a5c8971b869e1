// Addresses without a server: the view stands in the query, so they work in any folder of any host.

/**
 * Which view an address asks for.
 * @param {URL | Location} address
 */
export function placeOf(address) {
  if (address.pathname !== location.pathname) return address.pathname;
  return new URLSearchParams(address.search).get("at") ?? "/";
}

/**
 * The address of a view.
 * @param {string} place
 */
export function addressOf(place) {
  const [path, hash] = place.split("#");
  return `${location.pathname}${path === "/" ? "" : `?at=${path}`}${hash ? `#${hash}` : ""}`;
}
