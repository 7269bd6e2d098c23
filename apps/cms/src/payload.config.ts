import path from 'node:path'
import { ru } from '@payloadcms/translations/languages/ru'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { auditTrail } from './access/audit/audit-trail.ts'
import { closeSystem } from './access/close-system.ts'
import { sortByOwnFields } from './access/sort-by-own-fields.ts'
import { guardAccounts } from './accounts/account-writes.ts'
import { firstAccount } from './accounts/first-account.ts'
import { watchLogins } from './accounts/sign-in/watch-logins.ts'
import { answerFailures, nameErrors } from './api/errors.ts'
import { saveTurns } from './api/rest/save-turns.ts'
import { AnswerTemplates } from './collections/AnswerTemplates.ts'
import { Articles } from './collections/Articles.ts'
import { Authors } from './collections/Authors.ts'
import { CalendarDays } from './collections/CalendarDays.ts'
import { FaqQuestions } from './collections/FaqQuestions.ts'
import { Media } from './collections/Media.ts'
import { Pages } from './collections/Pages.ts'
import { Products } from './collections/Products.ts'
import { Redirects } from './collections/Redirects.ts'
import { SiteSettings } from './collections/SiteSettings.ts'
import { Slides } from './collections/Slides.ts'
import { Synonyms } from './collections/Synonyms.ts'
import { Tags } from './collections/Tags.ts'
import { Texts } from './collections/Texts.ts'
import { Users } from './collections/Users.ts'
import { VideoFiles } from './collections/VideoFiles.ts'
import { Videos } from './collections/Videos.ts'
import { announceChanges } from './content/announce/announce-changes.ts'
import { hideStorageFields, storage } from './content/pictures/storage.ts'
import { livePreview, previewEndpoint } from './content/preview/preview.ts'
import { rememberMoves } from './content/redirects.ts'
import { bodyEditor } from './content/rich-text/body-editor.ts'
import { seo } from './content/seo.ts'
import { interfaceTexts } from './content/texts/follow-release.ts'
import { typography } from './content/typography/typography.ts'
import { postgres } from './databases/postgres.ts'
import { sqlite } from './databases/sqlite.ts'
import { environment } from './environment.ts'
import { maxFileBytes, maxUploadBytes } from './http/request-body.ts'
import { uploadFolder } from './http/upload-folder.ts'
import { emailAdapter } from './mail/email-adapter.ts'
import { Mails } from './mail/Mails.ts'
import { dashboard } from './operations/dashboard/dashboard.ts'
import { exportEndpoint } from './operations/export/endpoint.ts'
import { jobs } from './operations/jobs.ts'
import { logger, loggingLevels } from './operations/logging/logger.ts'
import { plainLog } from './operations/logging/plain-log.ts'
import { ErasureActs } from './operations/personal-data/erasure-acts.ts'
import { personalDataEndpoints } from './operations/personal-data/visitor-data.ts'
import { resumeJobs } from './operations/resume-jobs.ts'
import { DailyCounts } from './operations/statistics/daily-counts.ts'
import { statisticsEndpoint } from './operations/statistics/load-report.ts'
import { upkeep } from './operations/upkeep.ts'
import { editing } from './panel/editing/editing.ts'
import { limits } from './panel/limits.ts'
import { noApiTab } from './panel/no-api-tab.ts'
import { nameEditorTools, panelTexts } from './panel/panel-texts.ts'
import { timezones } from './panel/scheduled/load-scheduled.ts'
import { productImportEndpoints } from './products/import/endpoints.ts'
import { ProductImports } from './products/import/product-imports.ts'
import { ConsentEditions, Consents } from './questions/consents.ts'
import { sourceFolder } from './source-folder.ts'

const { databaseUrl } = environment

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
    Redirects,
    Consents,
    ConsentEditions,
    ErasureActs,
  ],
  globals: [SiteSettings],
  editor: bodyEditor,
  // Its schema changes by checked-in migrations only, never by itself.
  db: databaseUrl.startsWith('file:') ? sqlite(databaseUrl) : postgres(databaseUrl),
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
    typography,
    rememberMoves,
    editing,
    saveTurns,
    announceChanges,
    firstAccount,
    resumeJobs,
    auditTrail,
    watchLogins,
    upkeep,
    interfaceTexts,
    noApiTab,
    limits,
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
    timezones: { supportedTimezones: timezones, defaultTimezone: 'Europe/Moscow' },
    livePreview,
    dashboard,
    components: {
      graphics: {
        Icon: '/panel/BrandMark.tsx#BrandIcon',
        Logo: '/panel/BrandMark.tsx#BrandLogo',
      },
      afterNavLinks: ['/operations/dashboard/NavLinks.tsx#NavLinks'],
      views: {
        login: { Component: '/accounts/views.tsx#LoginView' },
        createFirstUser: { Component: '/accounts/views.tsx#FirstAccountView' },
        forgot: { Component: '/accounts/views.tsx#ForgottenPasswordView' },
        newPassword: {
          Component: '/accounts/views.tsx#NewPasswordView',
          path: '/new-password',
          meta: { title: 'Новый пароль' },
        },
        productImport: {
          Component: '/products/import/ProductImportView.tsx#ProductImportView',
          path: '/product-import',
          exact: true,
          meta: { title: 'Импорт товаров' },
        },
        export: {
          Component: '/operations/export/ExportView.tsx#ExportView',
          path: '/export',
          exact: true,
          meta: { title: 'Выгрузка' },
        },
        guide: {
          Component: '/panel/guide/GuideView.tsx#GuideView',
          path: '/guide',
          exact: true,
          meta: { title: 'Руководство редактора' },
        },
        missing: {
          Component: '/operations/statistics/MissingView.tsx#MissingView',
          path: '/missing',
          exact: true,
          meta: { title: 'Чего не хватает' },
        },
        personalData: {
          Component: '/operations/personal-data/PersonalDataView.tsx#PersonalDataView',
          path: '/personal-data',
          exact: true,
          meta: { title: 'Персональные данные' },
        },
        scheduled: {
          Component: '/panel/scheduled/ScheduledView.tsx#ScheduledView',
          path: '/scheduled',
          exact: true,
          meta: { title: 'По расписанию' },
        },
      },
    },
    meta: {
      titleSuffix: ` — ${new URL(environment.siteUrl).host}`,
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
    },
    importMap: { baseDir: path.resolve(sourceFolder) },
  },
  typescript: { outputFile: path.resolve(sourceFolder, 'payload-types.ts') },
})

export default config.then(nameEditorTools).then(closeSystem)
