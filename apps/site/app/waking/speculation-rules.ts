/**
 * What the browser may render ahead: pages of the site, but neither popups, nor what scripts add to this page, nor other sites. Written into the page as it stands here, so
 * that the content security policy can name its hash.
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
