import { ButtonLink } from '#app/ui/Button.tsx'
import { Callout } from '#app/ui/Section.tsx'

type SafetyBandProps = { title: string; text: string; link: { label: string; url: string } }

/** The one thing nobody may skip: the allergy test, 48 hours ahead. */
export function SafetyBand({ title, text, link }: SafetyBandProps) {
  return (
    <Callout title={title} text={text} numeral={48}>
      <ButtonLink look="secondary" url={link.url} icon="arrow">
        {link.label}
      </ButtonLink>
    </Callout>
  )
}
