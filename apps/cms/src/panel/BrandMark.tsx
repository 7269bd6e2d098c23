/** The brand's mark at the head of every page of the panel, in place of the one of the software. */
export function BrandIcon() {
  // biome-ignore lint/performance/noImgElement: a drawing needs no other sizes
  return <img src="/favicon.svg" width={22} height={22} alt="" />
}

/** The same where one signs in. */
export function BrandLogo() {
  // biome-ignore lint/performance/noImgElement: a drawing needs no other sizes
  return <img src="/favicon.svg" width={64} height={64} alt="" />
}
