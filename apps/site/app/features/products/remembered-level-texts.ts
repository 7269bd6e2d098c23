/**
 * Said of shades that are meant for the level that a visitor has let the finder remember. These words stand here and not in the panel: a
 * field of the panel needs a column in both databases, which two short labels are not worth. They are typeset already, as texts of the panel
 * are when they are read.
 */
export const rememberedLevelTexts = {
  short: 'для\u00a0вас',
  /** Follows the short one, for screen readers. */
  more: '\u00a0— подойдёт волосам уровня {level}.',
} as const
