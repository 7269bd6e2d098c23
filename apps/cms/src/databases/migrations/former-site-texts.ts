/** Texts of the site that were columns of its settings, each group with its names. */
const groups = `
  navigation: label home ask openMenu closeMenu skipToContent breadcrumbs menu pageLoaded loading
  carousel: label previous next position goTo
  home: title lead
  home.path: title intro
  home.path.test: title text article articleUrl lesson lessonUrl
  home.path.choice: title text article articleUrl lesson lessonUrl
  home.path.colouring: title text article articleUrl lesson lessonUrl
  home.path.care: title text article articleUrl lesson lessonUrl
  home.level: title intro dark brown light find more
  home: safetyTitle safetyText safetyLink safetyUrl askTitle askText askButton
  sections.articles: title description intro more related contents author published empty unavailable minutes lessons
  sections.articles: products helpfulTitle helpfulYes helpfulNo helpfulThanks found
  sections.video: title description intro play steps transcript duration empty unavailable found more products seconds
  sections.video: minutes open
  sections.faq: title description intro formTitle formIntro empty unavailable other link
  sections.products: title description intro group series shade level tone greyCoverage baseRange volume benefits
  sections.products: howToUse buy more ean
  sections.products.linkTypes: shop review instruction article
  sections.products: unavailable details empty coverage back
  sections.products.families: natural warm cool bright corrector
  sections.products: filter allShades coversGrey noMatch levelOf standingTime previous next forLevel anyLevel
  sections.products: otherShades
  sections.tags: label all materials empty
  sections.search: title label placeholder submit intro found first nothing nothingText topics unavailable from
  sections.search.kinds: articles lessons questions shades pages
  common: read watch loading close copyLink linkCopied share newTab retry important salon allLessons allArticles
  common: allShades allQuestions table compare
  footer: about disclaimer navTitle documentsTitle privacy cookies consent cookieSettings feedback help topicsTitle
  footer: copyright
  popups.cookie: title text ask accept decline more saved necessary necessaryText analytics analyticsText save nothing
  popups.cookie: close
  popups.video: label play pause replay next showTranscript error close previous steps retry direct unavailable
  popups.video: external start position resumed speed
  popups.feedback: title intro note successTitle success error close number another
  popups.shops: title intro empty newTab reminder close unavailable retry
  popups.search: title close clear searching all nothingText ask retry recent forget forgetAll slashKey
  forms.feedback.name: label placeholder fieldName
  forms.feedback.email: label placeholder hint fieldName
  forms.feedback.question: label placeholder counter fieldName
  forms.feedback.answers: waiting title none helped thanks before after send
  forms.feedback.consent: label fieldName
  forms.feedback: policy byMail submit sending tryAgain draftRestored otherDraft showOther tooMany noScript offline
  forms.captcha: label verifying verified required expired error start timeout loadError aborted retry
  forms: errorSummary
  errors.notFound: code title text homeLink articlesLink videoLink topics
  errors.serverError: code title text retry requestId homeLink
  errors.offline: title text
`

/** A text of the site: its place in the file, and the column of the settings that held it. */
export type FormerText = { key: string; column: string }

/** All texts that were columns, in the order of the file. */
export const formerSiteTexts: readonly FormerText[] = groups
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [group = '', names = ''] = line.trim().split(': ')
    return names.split(' ').map((name) => `${group}.${name}`)
  })
  .map((key) => ({ key, column: `texts_${key.replaceAll('.', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}` }))
