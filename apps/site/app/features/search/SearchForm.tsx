import { longestQuery } from '@pryad/contract/search-query.ts'
import { useSite } from '#app/features/site/use-site.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextInput } from '#app/ui/Field.tsx'
import styles from './SearchForm.module.css'

type SearchFormProps = {
  id: string
  /** The text in the field. */
  query?: string
}

/** The field of the search. It needs no script: the answer is a page of its own. */
export function SearchForm({ id, query = '' }: SearchFormProps) {
  const texts = useSite().texts.sections.search
  return (
    <search className={styles.search}>
      <form id={id} className={styles.form} action="/search">
        <div className={styles.field}>
          <TextInput
            formId={id}
            name="q"
            type="search"
            label={texts.label}
            placeholder={texts.placeholder}
            value={query}
            maxLength={longestQuery}
            enterKeyHint="search"
            autoComplete="off"
          />
        </div>
        <div className={styles.submit}>
          <Button type="submit" icon="search">
            {texts.submit}
          </Button>
        </div>
      </form>
    </search>
  )
}
