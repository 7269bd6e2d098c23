import { LockPicture } from '#app/features/strand/LockPicture.tsx'
import type { ChoiceView, FormView } from '../finder-view.ts'
import { Choices } from './Choices.tsx'
import { Fold } from './Fold.tsx'
import styles from './Wishes.module.css'
import { wishGroups } from './wish-groups.ts'

type WishesProps = {
  form: FormView
  /** The wish that the page came with: its group is unfolded. */
  given: string | undefined
  chosen: string | undefined
  error: string | undefined
}

/** Locks beside the name of a folded group. */
const previewed = 3

/** The wishes in groups, and the shades of the palette as the last one. */
export function Wishes({ form: { questions, shades, texts }, given, chosen, error }: WishesProps) {
  const { choices: wishes } = questions.wish
  const groups: { id: string; title: string; choices: ChoiceView[] }[] = [
    ...wishGroups.map(({ id, wishes: values }) => ({
      id,
      title: texts.wishGroups[id],
      choices: values.flatMap((wish) => wishes.find(({ value }) => value === wish) ?? []),
    })),
    { id: 'shades', title: texts.exactShade, choices: shades },
  ]
  return (
    <fieldset
      className={styles.wishes}
      id="answer-wish"
      aria-describedby={error && 'answer-wish-error'}
      tabIndex={-1}
    >
      <legend className="visuallyHidden">{questions.wish.title}</legend>
      {error && (
        <p className="error" id="answer-wish-error">
          {error}
        </p>
      )}
      {groups.map(({ id, title, choices }, index) => {
        const isGiven = choices.some(({ value }) => value === given)
        return (
          <Fold
            key={id}
            title={title}
            isPart
            isOpen={isGiven || (!given && index === 0)}
            preview={
              <span className={styles.preview}>
                {choices
                  .slice(0, previewed)
                  .map(
                    ({ value, picture }) =>
                      picture && <LockPicture key={value} className={styles.lock} src={picture} />,
                  )}
              </span>
            }
          >
            <Choices
              name="wish"
              part={id}
              question={{ title, hint: null, choices }}
              chosen={chosen}
              look="pairs"
              isTitled
            />
          </Fold>
        )
      })}
    </fieldset>
  )
}
