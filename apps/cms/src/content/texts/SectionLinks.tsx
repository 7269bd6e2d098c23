import { FilterLinks } from '../../panel/FilterLinks.tsx'
import { toPanelQuery } from '../../panel/panel-query.ts'
import { releaseTexts } from './release-texts.ts'

const list = '/admin/collections/texts'
const sections = [...new Set(releaseTexts.map(({ section }) => section))]

/** Links to the texts of each section, and to those that editors have changed, above the list of texts. */
export function SectionLinks() {
  const links = [
    { label: 'Все', href: list },
    { label: 'Изменённые', href: hrefOf('isChanged', true) },
    { label: 'Ждут проверки', href: hrefOf('proposed', true, 'exists') },
    ...sections.map((section) => ({ label: section, href: hrefOf('section', section) })),
  ]
  return <FilterLinks label="Какие тексты показать" links={links} />
}

function hrefOf(field: string, value: string | boolean, operator = 'equals'): string {
  return `${list}?${toPanelQuery({ where: { [field]: { [operator]: value } }, sort: 'id' })}`
}
