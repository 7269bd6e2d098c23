/** How long the title card and the end card stand; both lie inside the first and the last step. */
export const INTRO_SECONDS = 2.6
export const OUTRO_SECONDS = 2.8
