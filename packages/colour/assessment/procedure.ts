import { startsOnGrey } from './on-grey.ts'
import type { Trial } from './trial.ts'

/** Slugs of the procedures for applying a shade. */
export type Procedure =
  | 'pervoe-okrashivanie-po-vsej-dline'
  | 'tolko-korni'
  | 'zakrasit-sedinu'
  | 'kamuflyazh-sediny-za-10-minut'
  | 'toniruem-blond'

/** The procedure for a trial; null for a tint, which needs none. */
export function procedureOf(trial: Trial): Procedure | null {
  const { shade, situation } = trial
  if (shade.kind === 'camouflage') return 'kamuflyazh-sediny-za-10-minut'
  if (shade.kind === 'corrector') return 'toniruem-blond'
  if (shade.kind === 'tint') return null
  if (situation.input.scope === 'roots') return 'tolko-korni'
  if (shade.kind === 'permanent' && (situation.isPatchOnly || startsOnGrey(trial))) return 'zakrasit-sedinu'
  return 'pervoe-okrashivanie-po-vsej-dline'
}
