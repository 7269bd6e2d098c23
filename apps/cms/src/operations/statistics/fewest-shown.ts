/** How often a query must have been typed before anybody sees it: words that several people use tell of none of them. */
export const fewestShown = 3
