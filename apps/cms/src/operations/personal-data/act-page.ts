import { auditActions } from '../../access/audit/entries.ts'
import { escapeHtml } from '../../mail/letter.ts'
import type { AuditLog, ErasureAct } from '../../payload-types.ts'

const momentFormat = new Intl.DateTimeFormat('ru-RU', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Moscow',
})

/**
 * An act of destruction as a page for the printer, with the entries of the audit trail that belong to it. What the system does not know,
 * the operator's name and the signatures, is filled in by hand.
 */
export function actPage(act: ErasureAct, entries: readonly AuditLog[]): string {
  const items = act.destroyed.split('\n').map((line) => `<li>${escapeHtml(line)}</li>`)
  const rows = entries.map(({ createdAt, personName, action, details }) =>
    row('td', [momentOf(createdAt), personName, auditActions[action], details ?? '']),
  )
  const facts = [
    ['Дата уничтожения', `${momentOf(act.createdAt)} (по Москве)`],
    ['Причина', act.reason],
    ['Информационная система', act.systems],
    [
      'Способ',
      'Поля и записи базы данных и файлы писем удалены средствами системы; освобождённое место базы перезаписывается не позднее чем через неделю, после этого данные не восстановить. Резервные копии уничтожаются по истечении срока их хранения. В поисковом указателе и журналах сервера этих данных нет.',
    ],
    ['Кто уничтожил', act.personName],
  ].map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
  return `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Акт № ${act.id} об уничтожении персональных данных</title><style>${style}
@page { size: A4; margin: 20mm; @bottom-right { content: "Акт № ${act.id}, страница " counter(page) } }</style></head>
<body>
<h1>Акт № ${act.id} об уничтожении персональных данных</h1>
${byHand('Оператор: наименование, адрес')}
${byHand('Лицо, которое обрабатывает данные по поручению оператора, если есть: наименование, адрес')}
<dl>${facts.join('')}</dl>
<h2>Чьи данные и какие</h2>
<p>Субъекты названы номерами вопросов и согласий, без имён и адресов.</p>
<ul>${items.join('')}</ul>
<div class="whole">${byHand('Уничтожил: фамилия, имя, отчество, должность')}${byHand('Подпись, дата')}</div>
<h2>Выгрузка из журнала регистрации событий</h2>
<table><thead>${row('th', ['Когда', 'Кто', 'Событие', 'Подробности'])}</thead><tbody>${rows.join('')}</tbody></table>
</body>
</html>`
}

function momentOf(date: string): string {
  return momentFormat.format(new Date(date))
}

function row(cell: 'th' | 'td', texts: readonly string[]): string {
  const start = cell === 'th' ? '<th scope="col">' : '<td>'
  return `<tr>${texts.map((text) => `${start}${escapeHtml(text)}</${cell}>`).join('')}</tr>`
}

/** An empty line, and what to write on it. */
function byHand(label: string): string {
  return `<p class="by-hand">${label}</p>`
}

const style = `
body { max-width: 170mm; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 Georgia, serif; color: #1a1a1a; background: #fff }
h1 { font-size: 1.5rem; line-height: 1.25 }
h2 { margin-top: 2rem; font-size: 1.15rem; break-after: avoid }
dt { margin-top: 0.75rem; font-weight: bold }
dd { margin: 0 }
li, tr, .whole { break-inside: avoid }
.by-hand { margin: 2.75rem 0 0; padding-top: 0.25rem; border-top: 1px solid; font-size: 0.85rem }
table { width: 100%; border-collapse: collapse; font-size: 0.85rem }
th, td { padding: 0.35rem 0.5rem; border: 1px solid #767676; text-align: left; vertical-align: top; white-space: pre-line; overflow-wrap: anywhere; min-width: 4em }
@media print { body { margin: 0; padding: 0 } }`
