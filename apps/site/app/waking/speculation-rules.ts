/**
 * Rules that let the browser render pages of the site ahead, but no popups, no links whose press scripts answer, and no other sites. The page gets
 * this very text, so that the content security policy can name its hash.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { selector_matches: '[data-dialog], [data-replay], [target], [href*="ean="]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
