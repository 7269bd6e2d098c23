/** A piece of code of a package, and the code that replaces it in the panel. */
type Word = { was: string; is: string }

/**
 * Words that packages of Payload have in their code and not among their translations, as they stand in the code: the words are looked
 * for in the code that browsers get.
 */
export const panelWords: Word[] = [
  // @payloadcms/ui
  { was: '"MMM d, yyy h:mm a"', is: '"dd.MM.yyyy HH:mm"' },
  { was: 'timeCaption:"Time"', is: 'timeCaption:"Время"' },
  { was: 'label:"Responsive"', is: 'label:"Во всю ширину"' },
  { was: 'label:"Sort by"', is: 'label:"Сортировать"' },
  { was: '{label:"Order"}', is: '{label:"Порядок"}' },
  {
    was: 'direction:s("general:ascending"),label:"Order"',
    is: 'direction:s("general:ascending"),label:"Порядок"',
  },
  { was: '"aria-label":"Remove "', is: '"aria-label":"Убрать "' },
  { was: '"A file is required."', is: '"Выберите файл."' },
  {
    was: 'new Intl.DateTimeFormat("en-US",{day:"numeric",hour:"numeric",hour12:!0,minute:"numeric",month:"short",year:"numeric"})',
    is: 'new Intl.DateTimeFormat("ru-RU",{dateStyle:"short",timeStyle:"short"})',
  },
  // Colleagues are known by their names.
  { was: 'hg(l)?l.email??l.id:', is: 'hg(l)?l.name??l.email??l.id:' },
  { was: 'hg(n)?n.email??n.id:', is: 'hg(n)?n.name??n.email??n.id:' },
  // «Все», not «Все Статьи»: the heading above names the collection.
  {
    was: `\`\${l("general:all")} \${g5(o?.labels?.plural,i)}\``,
    is: 'l("general:all")',
  },
  { was: '[l("general:all")," ",g5(o?.labels?.plural,i)]', is: 'l("general:all")' },
  // A number and its noun do not go together in one form.
  {
    was: `children:[G2("span",{className:\`\${Rf}__count\`,children:o}),r&&\` \${o>1?n.t("general:errors"):n.t("general:error")}\`]`,
    is: `children:[r&&"Ошибок: ",G2("span",{className:\`\${Rf}__count\`,children:o})]`,
  },
  // Accounts are made without a password: their owners set it (docs/sign-in.md).
  { was: 'requirePassword:!f,setValidateBeforeSubmit', is: 'requirePassword:!1,setValidateBeforeSubmit' },
  // @payloadcms/richtext-lexical
  { was: '"aria-label":"Drag to move"', is: '"aria-label":"Перетащить"' },
  { was: '"aria-label":"Add block"', is: '"aria-label":"Добавить блок"' },
  { was: '"aria-label":"Insert Paragraph"', is: '"aria-label":"Добавить абзац"' },
  { was: '"aria-label","Slash menu"', is: '"aria-label","Что вставить"' },
  { was: '"aria-label":"Edit link"', is: '"aria-label":"Изменить ссылку"' },
  { was: '"aria-label":"Remove link"', is: '"aria-label":"Убрать ссылку"' },
  { was: 'label:"Table"', is: 'label:"Таблица"' },
  { was: 'drawerTitle:"Create Table"', is: 'drawerTitle:"Новая таблица"' },
  { was: '"aria-label":"Add Row"', is: '"aria-label":"Добавить строку"' },
  { was: '"aria-label":"Add Column"', is: '"aria-label":"Добавить столбец"' },
  { was: 'children:"Merge cells"', is: 'children:"Объединить ячейки"' },
  { was: 'children:"Unmerge cells"', is: 'children:"Разделить ячейки"' },
  { was: 'children:"Toggle Row Striping"', is: 'children:"Выделять строки через одну"' },
  { was: 'children:"Toggle First Column Freeze"', is: 'children:"Закрепить первый столбец"' },
  { was: 'children:"Delete column"', is: 'children:"Удалить столбец"' },
  { was: 'children:"Delete row"', is: 'children:"Удалить строку"' },
  { was: 'children:"Delete table"', is: 'children:"Удалить таблицу"' },
  {
    was: `["Insert ",c.rows===1?"row":\`\${c.rows} rows\`," above"]`,
    is: '["Вставить строки выше"]',
  },
  {
    was: `["Insert ",c.rows===1?"row":\`\${c.rows} rows\`," below"]`,
    is: '["Вставить строки ниже"]',
  },
  {
    was: `["Insert ",c.columns===1?"column":\`\${c.columns} columns\`," ","left"]`,
    is: '["Вставить столбцы слева"]',
  },
  {
    was: `["Insert ",c.columns===1?"column":\`\${c.columns} columns\`," ","right"]`,
    is: '["Вставить столбцы справа"]',
  },
  { was: '?"Remove":"Add"," ","row header"]', is: '?"Убрать":"Сделать"," ","заголовок строки"]' },
  { was: '?"Remove":"Add"," ","column header"]', is: '?"Убрать":"Сделать"," ","заголовок столбца"]' },
]
