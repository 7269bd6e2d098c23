import path from 'node:path'
import { ru } from '@payloadcms/translations/languages/ru'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { closeSystem } from './access/close-system.ts'
import { sortByOwnFields } from './access/sort-by-own-fields.ts'
import { announceChanges } from './announce/announce-changes.ts'
import { auditTrail } from './audit/audit-trail.ts'
import { AnswerTemplates } from './collections/AnswerTemplates.ts'
import { Articles } from './collections/Articles.ts'
import { Authors } from './collections/Authors.ts'
import { CalendarDays } from './collections/CalendarDays.ts'
import { FaqQuestions } from './collections/FaqQuestions.ts'
import { Media } from './collections/Media.ts'
import { Pages } from './collections/Pages.ts'
import { Products } from './collections/Products.ts'
import { Slides } from './collections/Slides.ts'
import { Tags } from './collections/Tags.ts'
import { Users } from './collections/Users.ts'
import { VideoFiles } from './collections/VideoFiles.ts'
import { Videos } from './collections/Videos.ts'
import { dashboard } from './dashboard/dashboard.ts'
import { database } from './databases/database.ts'
import { editing } from './editing/editing.ts'
import { environment } from './environment.ts'
import { answerFailures } from './errors/answer-failures.ts'
import { nameErrors } from './errors/name-errors.ts'
import { exportEndpoint } from './export/endpoint.ts'
import { SiteSettings } from './globals/SiteSettings/SiteSettings.ts'
import { maxFileBytes, maxUploadBytes } from './http/limits.ts'
import { uploadFolder } from './http/upload-folder.ts'
import { jobs } from './jobs.ts'
import { logger, loggingLevels } from './logging/logger.ts'
import { plainLog } from './logging/plain-log.ts'
import { emailAdapter } from './mail/email-adapter.ts'
import { Mails } from './mail/Mails.ts'
import { panelTexts } from './panel-words/panel-texts.ts'
import { guardAccounts } from './people/account-writes.ts'
import { firstAccount } from './people/first-account/first-account.ts'
import { watchLogins } from './people/sign-in/watch-logins.ts'
import { personalDataEndpoints } from './personal-data/endpoints.ts'
import { hideStorageFields } from './plugins/hide-storage-fields.ts'
import { noApiTab } from './plugins/no-api-tab.ts'
import { seo } from './plugins/seo.ts'
import { storage } from './plugins/storage.ts'
import { previewEndpoint } from './preview/preview-endpoint.ts'
import { livePreview } from './preview/preview-links.ts'
import { productImportEndpoints } from './product-import/endpoints.ts'
import { ProductImports } from './product-import/product-imports.ts'
import { redirects } from './redirects/redirects.ts'
import { rememberMoves } from './redirects/remember-moves.ts'
import { saveTurns } from './rest/save-turns.ts'
import { bodyEditor } from './rich-text/body-editor.ts'
import { timezones } from './scheduled/timezones.ts'
import { Synonyms } from './search/synonyms/Synonyms.ts'
import { sourceFolder } from './source-folder.ts'
import { DailyCounts } from './statistics/daily-counts.ts'
import { statisticsEndpoint } from './statistics/endpoint.ts'
import { interfaceTexts } from './texts/follow-release.ts'
import { Texts } from './texts/Texts.ts'
import { typography } from './typography/typography.ts'
import { resumeJobs } from './upkeep/resume-jobs.ts'
import { scheduleInTurn } from './upkeep/schedule-in-turn.ts'
import { tidyConversions } from './upkeep/tidy-conversions.ts'
import { tidySharePictures } from './upkeep/tidy-share-pictures.ts'
import { warmSearch } from './upkeep/warm-search.ts'

nameErrors()
// Nobody asks for the same picture twice in a row: what was decoded of a large one would only fill the memory.
sharp.cache(false)

const config = buildConfig({
  secret: environment.payloadSecret,
  serverURL: environment.cmsUrl,
  // Pages of other origins have no business here; the site asks GraphQL.
  cors: [],
  csrf: [environment.cmsUrl],
  telemetry: false,
  logger,
  loggingLevels,
  graphQL: { disable: true },
  // The panel asks for no more.
  maxDepth: 2,
  collections: [
    Articles,
    Videos,
    FaqQuestions,
    AnswerTemplates,
    CalendarDays,
    Products,
    ProductImports,
    Tags,
    Synonyms,
    Authors,
    Slides,
    Pages,
    Texts,
    Media,
    VideoFiles,
    Mails,
    DailyCounts,
    Users,
  ],
  globals: [SiteSettings],
  editor: bodyEditor,
  db: database,
  sharp,
  jobs,
  email: emailAdapter,
  endpoints: [
    previewEndpoint,
    ...productImportEndpoints,
    exportEndpoint,
    statisticsEndpoint,
    ...personalDataEndpoints,
  ],
  plugins: [
    plainLog,
    answerFailures,
    guardAccounts,
    sortByOwnFields,
    storage,
    hideStorageFields,
    seo,
    redirects,
    typography,
    rememberMoves,
    editing,
    saveTurns,
    announceChanges,
    firstAccount,
    resumeJobs,
    auditTrail,
    watchLogins,
    scheduleInTurn,
    tidySharePictures,
    tidyConversions,
    warmSearch,
    interfaceTexts,
    noApiTab,
  ],
  i18n: { fallbackLanguage: 'ru', supportedLanguages: { ru }, translations: panelTexts },
  upload: {
    limits: { fileSize: maxFileBytes },
    requestSizeLimit: maxUploadBytes,
    abortOnLimit: true,
    responseOnLimit: 'Файл больше 300 МБ. Уменьшите его и загрузите снова.',
    useTempFiles: true,
    tempFileDir: uploadFolder(environment.dataDir),
  },
  admin: {
    user: 'users',
    // Pictures of accounts would come from another company's server.
    avatar: 'default',
    // Beside the form rather than over its fields; long enough to be read to the end.
    toast: { position: 'bottom-left', duration: 8000 },
    dateFormat: 'dd.MM.yyyy HH:mm',
    timezones: { supportedTimezones: timezones },
    livePreview,
    dashboard,
    components: {
      graphics: {
        Icon: '/panel/BrandMark.tsx#BrandIcon',
        Logo: '/panel/BrandMark.tsx#BrandLogo',
      },
      afterNavLinks: [
        '/dashboard/ExchangeLinks.tsx#ExchangeLinks',
        '/statistics/panel/MissingLink.tsx#MissingLink',
        '/personal-data/PersonalDataLink.tsx#PersonalDataLink',
      ],
      views: {
        login: { Component: '/people/sign-in/LoginView.tsx#LoginView' },
        createFirstUser: { Component: '/people/first-account/FirstAccountView.tsx#FirstAccountView' },
        forgot: { Component: '/people/forgotten-password/ForgottenPasswordView.tsx#ForgottenPasswordView' },
        newPassword: {
          Component: '/people/new-password/NewPasswordView.tsx#NewPasswordView',
          path: '/new-password',
          meta: { title: 'Новый пароль' },
        },
        productImport: {
          Component: '/product-import/panel/ProductImportView.tsx#ProductImportView',
          path: '/product-import',
          exact: true,
          meta: { title: 'Импорт товаров' },
        },
        export: {
          Component: '/export/panel/ExportView.tsx#ExportView',
          path: '/export',
          exact: true,
          meta: { title: 'Выгрузка' },
        },
        guide: {
          Component: '/guide/GuideView.tsx#GuideView',
          path: '/guide',
          exact: true,
          meta: { title: 'Руководство редактора' },
        },
        missing: {
          Component: '/statistics/panel/MissingView.tsx#MissingView',
          path: '/missing',
          exact: true,
          meta: { title: 'Чего не хватает' },
        },
        personalData: {
          Component: '/personal-data/PersonalDataView.tsx#PersonalDataView',
          path: '/personal-data',
          exact: true,
          meta: { title: 'Персональные данные' },
        },
        scheduled: {
          Component: '/scheduled/ScheduledView.tsx#ScheduledView',
          path: '/scheduled',
          exact: true,
          meta: { title: 'По расписанию' },
        },
      },
    },
    meta: {
      titleSuffix: ' — Прядь',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
    },
    importMap: { baseDir: path.resolve(sourceFolder) },
  },
  typescript: { outputFile: path.resolve(sourceFolder, 'payload-types.ts') },
})

export default config.then(closeSystem)
