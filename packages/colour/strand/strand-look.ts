/** The look of a drawn strand: colours as `#RRGGBB`, and the share of grey hair in per cent. */
export type StrandLook = {
  pigmented: string
  grey: string | null
  greyShare: number
  /** Roots of another colour. */
  roots?: { pigmented: string; grey: string | null } | undefined
}
