import { gunzipSync } from 'node:zlib'
import { decodeText } from './decode-text.ts'
import { type Feed, ImportError, maxFileMegabytes, tooLargeFile } from './feed.ts'
import { readCsv } from './read-csv.ts'
import { readYml } from './read-yml.ts'

/** Twice as many as a table of Excel has. */
const maxLines = 2_000_000

/** The rare ends of Unicode, of other machines and of FileMaker. */
const rareEnds = ['\v', '\f', '\u0085', '\u2028', '\u2029']

/**
 * Products of a file: a Yandex Market feed when it is XML, else a table; either may be packed by gzip. Its name plays no part.
 * @throws {ImportError} when it is neither.
 */
export function readFeed(bytes: Uint8Array): Feed {
  const file = unpack(bytes)
  refuseOtherFiles(file)
  const decoded = decodeText(file)
  if (decoded.split('\r', maxLines).length === maxLines) {
    throw new ImportError('В файле больше двух миллионов строк. Разделите его на части.')
  }
  // One line end for all: files that went through several programs have several.
  const plain = decoded.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  // Where there are others, the rare ones stand within texts.
  const text = plain.includes('\n')
    ? plain
    : rareEnds.reduce((lines, end) => lines.replaceAll(end, '\n'), plain)
  if (/<yml_catalog[\s/>]/.test(text)) return readYml(text)
  refuseOtherTexts(text)
  return readCsv(text)
}

function unpack(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: maxFileMegabytes * 1024 * 1024 })
  } catch (cause) {
    if (cause instanceof RangeError) throw tooLargeFile()
    throw new ImportError('Архив .gz повреждён или скачан не до конца. Скачайте фид заново.', { cause })
  }
}

const wanted = 'Нужна таблица CSV или фид Яндекс Маркета (YML).'

/** Files that people take for a table or a feed, by their first bytes. */
const otherFiles: [RegExp, string][] = [
  [
    /^(?:PK[^ -~]|\xd0\xcf.\xe0)/,
    'Это книга Excel или архив. В Excel выберите «Сохранить как» и вид «CSV UTF-8 (разделители — запятые)», архив распакуйте.',
  ],
  [
    // A control code and `\x8b` are gzip within gzip: one layer is unpacked already.
    /^(?:Rar!|7z\xbc\xaf|BZh|[^ -~\x80-\xff]\x8b|\xfd7zXZ|\x28\xb5\x2f\xfd)/,
    'Это архив. Распакуйте его и выберите файл, который лежит внутри.',
  ],
  [/^%PDF/, `Это документ PDF. ${wanted}`],
  [/^\{\\rtf/, `Это текстовый документ (RTF). ${wanted}`],
  [/^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF)/, `Это картинка. ${wanted}`],
]

function refuseOtherFiles(bytes: Uint8Array): void {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  const [, message] = otherFiles.find(([beginning]) => beginning.test(start)) ?? []
  if (message) throw new ImportError(message)
}

function refuseOtherTexts(text: string): void {
  const start = text.slice(0, 5000).trimStart()
  if (/^(?:\{\s*"|\[\s*[[{"])/.test(start)) throw new ImportError(`Это файл JSON. ${wanted}`)
  if (!start.startsWith('<')) return
  if (/office:(?:excel|spreadsheet)|progid="Excel|^<table\b/i.test(start)) {
    throw new ImportError(
      'Это таблица в виде страницы, какую открывает Excel. Откройте её в Excel, выберите «Сохранить как» и вид «CSV UTF-8 (разделители — запятые)».',
    )
  }
  if (/<(?:!doctype\s+html|html|head|body)\b/i.test(start)) {
    throw new ImportError(
      'Это страница сайта, а не фид: наверное, вместо него сохранилась страница входа или ошибки. Откройте ссылку на фид в браузере, где вы вошли в кабинет магазина, и сохраните файл снова.',
    )
  }
  if (/<(?:rss|feed)\b/.test(start)) {
    throw new ImportError(
      'Это фид для Google (RSS), а нужен фид Яндекс Маркета (YML), он начинается с <yml_catalog>. Выгрузите из магазина его.',
    )
  }
  const [, root] = /<([\p{L}][^\s<>/]{0,40})/u.exec(start) ?? []
  throw new ImportError(
    `Это не фид Яндекс Маркета: ${root ? `файл начинается с <${root}>` : 'в нём нет товаров'}, а фид — с <yml_catalog>. Выгрузите из магазина фид для Яндекс Маркета (YML).`,
  )
}
