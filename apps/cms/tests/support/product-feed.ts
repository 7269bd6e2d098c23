/** A barcode with a right check digit, `number` of a made-up maker. */
export function anEan(number: number): string {
  const digits = `460${String(number).padStart(9, '0')}`
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}

type Offer = { ean: string; name: string; extra?: string }

/** A product of a feed with all that a product of ours needs. */
export function aFullOffer(number: number): Offer {
  const parameters = {
    Серия: 'Фид',
    'Номер оттенка': `${number % 12}-${number}`,
    'Название оттенка': `Оттенок ${number}`,
    'Цвет образца': `#${(0x100000 + number * 977).toString(16).slice(0, 6)}`,
    'Как пользоваться': 'Смешайте, нанесите, подождите и смойте.',
    'В упаковке': '50 мл крем-краски',
    Состав: 'Aqua, p-Phenylenediamine',
    Уровень: String(number % 11),
    'Тон цифрами': '0',
    'Тон словами': 'натуральный',
    'Закрашивание седины': '70',
    'От уровня': '3',
    'До уровня': '8',
    Волосы: 'Натуральные',
    Пояснение: 'Натуральные волосы уровней 3–8.',
  }
  return {
    ean: anEan(number),
    name: `Краска из фида № ${number}`,
    extra: Object.entries(parameters)
      .map(([name, value]) => `<param name="${name}">${value}</param>`)
      .join(''),
  }
}

/** A Yandex Market feed. */
export function aFeed(offers: Offer[]): string {
  const elements = offers.map(
    ({ ean, name, extra = '' }, index) => `
      <offer id="${index + 1}" available="true">
        <name>${name}</name>
        <vendor>Прядь</vendor>
        <url>https://shop.example/p/${ean}?utm=1&amp;from=feed</url>
        <price>349</price><currencyId>RUR</currencyId><categoryId>7</categoryId>
        <picture>https://shop.example/p/${ean}.jpg</picture>
        <barcode>${ean}</barcode>
        <description><![CDATA[<p>Ровный тон &laquo;на каждый день&raquo;.</p>]]></description>
        ${extra}
      </offer>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE yml_catalog SYSTEM "shops.dtd">
<yml_catalog date="2026-11-20 10:00">
  <shop>
    <name>Магазин «Прядь»</name>
    <categories><category id="7">Стойкая крем-краска</category></categories>
    <offers>${elements.join('')}</offers>
  </shop>
</yml_catalog>`
}
