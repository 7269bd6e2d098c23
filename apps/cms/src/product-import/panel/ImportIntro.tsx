/** What the import does with a file, before one is chosen. */
export function ImportIntro() {
  return (
    <div>
      <p>
        Подойдёт таблица CSV (в том числе сохранённая из Excel) или фид Яндекс Маркета (YML). Товары узнаются
        по штрихкоду: известные изменятся, новые добавятся, остальные останутся как есть. Пустая ячейка ничего
        не меняет. Картинки и цены из файла не берутся.
      </p>
      <p>
        <a href="/api/product-import/sample" download>
          Скачать образец таблицы
        </a>
        {' · '}
        <a href="/api/export/products?format=csv" download>
          Скачать нынешние товары, чтобы поправить их в Excel
        </a>
      </p>
    </div>
  )
}
