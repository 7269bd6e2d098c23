import { ContentError } from './content-error.ts'
import type { Importer } from './importer.ts'
import type { Content } from './read-content.ts'

/** Encoding pictures takes most of the import; two at a time keep both cores of a small machine busy. */
const picturesAtOnce = 2

export async function importTags(importer: Importer) {
  await importer.step(
    'tags',
    importer.content.tags.map(({ name, slug }) => ({
      key: `tags/${slug}`,
      create: () => importer.payload.create({ collection: 'tags', data: { name, slug } }),
    })),
  )
}

export async function importPictures(importer: Importer) {
  const { pictures, videos } = importer.content
  const files = [
    ...pictures.map(({ file, alt }) => ({ file: `pictures/${file}`, alt })),
    ...videos.map(({ slug, posterAlt }) => ({ file: `lessons/${slug}.poster.webp`, alt: posterAlt })),
  ]
  await importer.step(
    'pictures',
    files.map(({ file, alt }) => ({
      key: file,
      create: async () =>
        importer.payload.create({
          collection: 'media',
          // Slides have their subject on the right, below the calm left third.
          data: { alt, ...(file.startsWith('pictures/slide-') ? { focalX: 75, focalY: 50 } : {}) },
          file: await importer.upload(file, 'image/webp'),
        }),
    })),
    picturesAtOnce,
  )
}

export async function importVideoFiles(importer: Importer) {
  const files = importer.content.videos.flatMap(({ slug }) => [
    { file: `lessons/${slug}.mp4`, mimetype: 'video/mp4' },
    { file: `lessons/${slug}.vtt`, mimetype: 'text/vtt' },
  ])
  await importer.step(
    'lesson files',
    files.map(({ file, mimetype }) => ({
      key: file,
      create: async () =>
        importer.payload.create({
          collection: 'video-files',
          data: {},
          file: await importer.upload(file, mimetype),
        }),
    })),
  )
}

export async function importProducts(importer: Importer) {
  const file = 'products.json'
  await importer.step(
    'products',
    importer.content.products.map((product) => ({
      key: `products/${product.ean}`,
      create: () =>
        importer.payload.create({
          collection: 'products',
          data: {
            ...product,
            _status: 'published',
            tags: importer.tagIds(product.tags, file),
            picture: importer.idOf(`pictures/${product.picture}`, file, 'picture'),
          },
        }),
    })),
  )
}

export async function importVideos(importer: Importer) {
  const file = 'videos.json'
  await importer.step(
    'videos',
    importer.content.videos.map(({ id: _, posterAlt: __, products = [], ...video }) => ({
      key: `videos/${video.slug}`,
      create: () =>
        importer.payload.create({
          collection: 'videos',
          data: {
            ...video,
            _status: 'published',
            provider: 'file',
            file: importer.idOf(`lessons/${video.slug}.mp4`, file, 'slug'),
            captions: importer.idOf(`lessons/${video.slug}.vtt`, file, 'slug'),
            preview: importer.idOf(`lessons/${video.slug}.poster.webp`, file, 'slug'),
            tags: importer.tagIds(video.tags, file),
            products: products.map((ean) => importer.idOf(`products/${ean}`, file, 'products')),
          },
        }),
    })),
  )
}

export async function importArticles(importer: Importer) {
  const editor = importer.editorOf('articles', 'body')
  await importer.step(
    'articles',
    importer.content.articles.map((article) => ({
      key: `articles/${article.slug}`,
      create: () =>
        importer.payload.create({
          collection: 'articles',
          data: {
            _status: 'published',
            title: article.title,
            slug: article.slug,
            description: article.description,
            publishedAt: new Date(article.publishedAt).toISOString(),
            preview: importer.idOf(`pictures/${article.preview}`, article.file, 'preview'),
            tags: importer.tagIds(article.tags, article.file),
            lessons:
              article.lessons?.map((slug) => importer.idOf(`videos/${slug}`, article.file, 'lessons')) ?? [],
            products:
              article.products?.map((ean) => importer.idOf(`products/${ean}`, article.file, 'products')) ??
              [],
            body: importer.richText(article.body, editor, article.file),
          },
        }),
    })),
  )
}

export async function importQuestions(importer: Importer) {
  const editor = importer.editorOf('faq-questions', 'answer')
  await importer.step(
    'questions',
    importer.content.questions.map(({ id, question, answer, tags }) => ({
      key: `faq/${id}`,
      create: () =>
        importer.payload.create({
          collection: 'faq-questions',
          data: {
            question,
            answer: importer.richText(answer, editor, 'faq.json'),
            tags: importer.tagIds(tags, 'faq.json'),
            published: true,
            state: 'answered',
          },
        }),
    })),
  )
}

export async function importSlides(importer: Importer) {
  const file = 'slides.json'
  await importer.step(
    'slides',
    importer.content.slides.map(({ id, picture, ...slide }) => ({
      key: `slides/${id}`,
      create: () =>
        importer.payload.create({
          collection: 'slides',
          data: {
            ...slide,
            _status: 'published',
            picture: importer.idOf(`pictures/${picture}`, file, 'picture'),
          },
        }),
    })),
  )
}

export async function importPages(importer: Importer) {
  const editor = importer.editorOf('pages', 'body')
  await importer.step(
    'pages',
    importer.content.pages.map((page) => ({
      key: `pages/${page.slug}`,
      create: () =>
        importer.payload.create({
          collection: 'pages',
          data: {
            _status: 'published',
            title: page.title,
            slug: page.slug,
            description: page.description,
            body: importer.richText(page.body, editor, page.file),
          },
        }),
    })),
  )
}

/** Settings take the site's names, links and letters; other wording stays empty, so that improvements of the default wording reach it. */
export async function importSite(importer: Importer) {
  const { texts: _, locale: __, shareImage, ...site } = importer.content.site
  const editor = await importer.letterEditor()
  const letter = (name: Content['letters'][number]['id']) => {
    const found = importer.content.letters.find(({ id }) => id === name)
    if (!found) throw new ContentError(`mail/${name}.md: the file cannot be read`)
    const { file, subject, preheader, body } = found
    return { subject, preheader, body: importer.richText(body, editor, file) }
  }
  const mail = { newQuestion: letter('new-question'), questionAnswered: letter('question-answered') }
  await importer.step('site settings', [
    {
      key: 'site',
      create: async () => {
        await importer.payload.updateGlobal({
          slug: 'site-settings',
          data: {
            ...site,
            mail,
            _status: 'published',
            shareImage: importer.idOf(`pictures/${shareImage}`, 'site.json', 'shareImage'),
          },
        })
        return { id: 1 }
      },
    },
  ])
}
