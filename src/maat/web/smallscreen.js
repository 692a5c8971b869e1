// Small screens: one page of the table at a time.

/** Where there is room for one page alone. */
export const narrow = matchMedia("(max-width: 699px), (max-height: 499px)");

/** The page with all that is mine. */
export const MINE = "mine";

/** The page with log, talk and scores. */
export const BESIDE = "beside";
