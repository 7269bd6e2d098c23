import { ContentError } from './content-error.ts'
import type { Importer } from './importer.ts'
import type { Content } from './read-content.ts'
import { toFinderFields } from './to-finder-fields.ts'

export async function importTags(importer: Importer) {
  await importer.step(
    'tags',
    'tags',
    importer.content.tags.map(({ id: _, picture, ...tag }) => ({
      key: `tags/${tag.slug}`,
      unique: { slug: { equals: tag.slug } },
      data: () => ({
        ...tag,
        picture: picture ? (importer.idOf(`pictures/${picture}`, 'tags.json', 'picture') ?? null) : null,
      }),
    })),
  )
}

export async function importAuthors(importer: Importer) {
  await importer.step(
    'authors',
    'authors',
    importer.content.authors.map(({ slug, picture, ...author }) => ({
      key: `authors/${slug}`,
      data: () => ({
        ...author,
        picture: picture ? (importer.idOf(`pictures/${picture}`, 'authors.json', 'picture') ?? null) : null,
      }),
    })),
  )
}

export async function importProducts(importer: Importer) {
  const file = 'products.json'
  await importer.step(
    'products',
    'products',
    importer.content.products.map((product) => ({
      key: `products/${product.ean}`,
      unique: { ean: { equals: product.ean } },
      data: () => ({
        ...product,
        finder: toFinderFields(importer.content.shadeFacts, product.ean),
        _status: 'published',
        tags: importer.idsOf('tags', product.tags, file, 'tags'),
        picture: importer.idOf(`pictures/${product.picture}`, file, 'picture') ?? null,
      }),
    })),
  )
}

export async function importVideos(importer: Importer) {
  const file = 'videos.json'
  await importer.step(
    'videos',
    'videos',
    importer.content.videos.map(({ id: _, posterAlt: __, products = [], ...video }) => ({
      key: `videos/${video.slug}`,
      unique: { slug: { equals: video.slug } },
      data: () => ({
        ...video,
        _status: 'published',
        provider: 'file',
        file: importer.requiredId(`lessons/${video.slug}.mp4`, file, 'slug'),
        captions: importer.idOf(`lessons/${video.slug}.vtt`, file, 'slug') ?? null,
        preview: importer.requiredId(`lessons/${video.slug}.poster.webp`, file, 'slug'),
        tags: importer.idsOf('tags', video.tags, file, 'tags'),
        products: importer.idsOf('products', products, file, 'products'),
      }),
    })),
  )
}

export async function importArticles(importer: Importer) {
  const editor = importer.editorOf('articles', 'body')
  await importer.step(
    'articles',
    'articles',
    importer.content.articles.map(({ file, id: _, previewAlt: __, ...article }) => ({
      key: `articles/${article.slug}`,
      unique: { slug: { equals: article.slug } },
      data: () => ({
        ...article,
        _status: 'published',
        publishedAt: new Date(article.publishedAt).toISOString(),
        preview: importer.idOf(`pictures/${article.preview}`, file, 'preview') ?? null,
        tags: importer.idsOf('tags', article.tags, file, 'tags'),
        author: article.author ? (importer.idOf(`authors/${article.author}`, file, 'author') ?? null) : null,
        lessons: importer.idsOf('videos', article.lessons ?? [], file, 'lessons'),
        products: importer.idsOf('products', article.products ?? [], file, 'products'),
        body: importer.richText(article.body, editor, file),
      }),
    })),
  )
}

export async function importQuestions(importer: Importer) {
  const editor = importer.editorOf('faq-questions', 'answer')
  await importer.step(
    'questions',
    'faq-questions',
    importer.content.questions.map(({ id, question, answer, tags }) => ({
      key: `faq/${id}`,
      data: () => ({
        question,
        answer: importer.richText(answer, editor, 'faq.json'),
        tags: importer.idsOf('tags', tags, 'faq.json', 'tags'),
        published: true,
        state: 'answered',
      }),
    })),
  )
}

export async function importSlides(importer: Importer) {
  const file = 'slides.json'
  await importer.step(
    'slides',
    'slides',
    importer.content.slides.map(({ id, picture, ...slide }) => ({
      key: `slides/${id}`,
      data: () => ({
        ...slide,
        _status: 'published',
        picture: importer.requiredId(`pictures/${picture}`, file, 'picture'),
      }),
    })),
  )
}

export async function importPages(importer: Importer) {
  const editor = importer.editorOf('pages', 'body')
  await importer.step(
    'pages',
    'pages',
    importer.content.pages.map((page) => ({
      key: `pages/${page.slug}`,
      unique: { slug: { equals: page.slug } },
      data: () => ({
        _status: 'published',
        title: page.title,
        slug: page.slug,
        description: page.description,
        body: importer.richText(page.body, editor, page.file),
      }),
    })),
  )
}

/** The site's names, links and letters. */
export async function importSite(importer: Importer) {
  const { locale: _, shareImage, leadArticle, ...site } = importer.content.site
  const editor = await importer.letterEditor()
  const letter = (name: Content['letters'][number]['id']) => {
    const found = importer.content.letters.find(({ id }) => id === name)
    if (!found) throw new ContentError(`mail/${name}.md: the file cannot be read`)
    const { file, subject, preheader, body } = found
    return { subject, preheader, body: importer.richText(body, editor, file) }
  }
  const mail = { newQuestion: letter('new-question'), questionAnswered: letter('question-answered') }
  await importer.once('site settings', 'site', (req) =>
    importer.payload.updateGlobal({
      slug: 'site-settings',
      req,
      data: {
        ...site,
        mail,
        _status: 'published',
        shareImage: shareImage
          ? (importer.idOf(`pictures/${shareImage}`, 'site.json', 'shareImage') ?? null)
          : null,
        leadArticle: leadArticle
          ? (importer.idOf(`articles/${leadArticle}`, 'site.json', 'leadArticle') ?? null)
          : null,
      },
    }),
  )
}
