// Generated from the contract's schema by generate-resolver-types.ts.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ArticleSource, SeoSource } from '../sources.ts';
import type { Author as AuthorDocument, Video as VideoDocument, Product as ProductDocument, FaqQuestion as FaqQuestionDocument, Page as PageDocument, Slide as SlideDocument, Tag as TagDocument, Media as MediaDocument, SiteSetting as SiteDocument } from '../../../payload-types.ts';
import type { Hit } from '../../../search/search.ts';
import type { GraphqlContext } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment in time: ISO 8601 in UTC, e.g. `2026-01-15T00:00:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** Any JSON value; its readers check its shape. */
  JSON: { input: unknown; output: unknown; }
};

export type Query = {
  __typename?: 'Query';
  /** Articles, newest first. `tag` is a tag's slug. */
  articles: ArticlePaginator;
  /** When an article that visitors could see was last changed, withdrawn or deleted; null when nobody knows. */
  articlesChangedAt?: Maybe<Scalars['DateTime']['output']>;
  /** One article, or null when there is none for the reader to see. */
  article?: Maybe<Article>;
  /** Video lessons in the editors' order. `tag` is a tag's slug. */
  video: VideoPaginator;
  /** One lesson, or null when there is none for the reader to see. */
  videoBySlug?: Maybe<Video>;
  /** Published questions in the editors' order. `tag` is a tag's slug. */
  faqQuestions: FaqQuestionPaginator;
  /** Products in the editors' order, or only those with the given barcodes. `tag` is a tag's slug. */
  productsPackageProducts: ProductPaginator;
  /** A standing page such as a policy, or null when there is none. */
  page?: Maybe<Page>;
  pages: Array<Page>;
  /** Where a page of this site has moved to; null when it has not. `path` begins with a slash. */
  redirect?: Maybe<Redirect>;
  slides: Array<Slide>;
  /** Tags in the editors' order. */
  tags: Array<Tag>;
  /**
   * What editors have changed in the texts of the shade finder. All others the reader has itself (`content/finder-texts.json`), and it ignores
   * keys that it does not know.
   */
  finderTexts: Array<FinderText>;
  site: Site;
  /**
   * Published documents that answer a query as people type it, the best first, each once. Endings, synonyms, slips, the wrong keyboard
   * and ways to write a shade's number are understood. Any text is answered: what is longer than 2000 characters is cut, and
   * what means nothing finds nothing. `first` is at most 100; without `kinds` all are searched.
   */
  search: Array<SearchHit>;
  /**
   * A fresh challenge of the self-hosted captcha, in ALTCHA's format, to be solved by the visitor's browser; null when another
   * captcha is in use.
   */
  captchaChallenge?: Maybe<Scalars['JSON']['output']>;
  /** Changes whenever anything a visitor can see has changed; equal versions mean equal content. */
  contentVersion: Scalars['String']['output'];
};


export type QueryArticlesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
};


export type QueryArticleArgs = {
  slug: Scalars['String']['input'];
};


export type QueryVideoArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
};


export type QueryVideoBySlugArgs = {
  slug: Scalars['String']['input'];
};


export type QueryFaqQuestionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProductsPackageProductsArgs = {
  filter?: InputMaybe<ProductsFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPageArgs = {
  slug: Scalars['String']['input'];
};


export type QueryRedirectArgs = {
  path: Scalars['String']['input'];
};


export type QuerySearchArgs = {
  query: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds?: InputMaybe<Array<SearchKind>>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Stores a visitor's question as unread and unpublished. */
  sendFaqPackageQuestion: SendFaqPackageQuestionPayload;
  /**
   * Adds to the sums of today, and answers how many entries were taken. Only a site that shows the shared secret is believed. Nothing is
   * taken while counting is off (`Site.isCounting`), nor a name or key that is not known (`counting` in this package), nor what may speak
   * of a person. At most 100 entries at once.
   */
  count: Scalars['Int']['output'];
};


export type MutationSendFaqPackageQuestionArgs = {
  input: SendFaqPackageQuestionInput;
};


export type MutationCountArgs = {
  entries: Array<CountInput>;
};

export type PaginatorInfo = {
  __typename?: 'PaginatorInfo';
  /** How many entries this page holds. */
  count: Scalars['Int']['output'];
  currentPage: Scalars['Int']['output'];
  hasMorePages: Scalars['Boolean']['output'];
  lastPage: Scalars['Int']['output'];
  /** How many entries a full page holds. */
  perPage: Scalars['Int']['output'];
  /** How many entries there are in all. */
  total: Scalars['Int']['output'];
};

export type ArticlePaginator = {
  __typename?: 'ArticlePaginator';
  data: Array<Article>;
  paginatorInfo: PaginatorInfo;
};

export type VideoPaginator = {
  __typename?: 'VideoPaginator';
  data: Array<Video>;
  paginatorInfo: PaginatorInfo;
};

export type FaqQuestionPaginator = {
  __typename?: 'FaqQuestionPaginator';
  data: Array<FaqQuestion>;
  paginatorInfo: PaginatorInfo;
};

export type ProductPaginator = {
  __typename?: 'ProductPaginator';
  data: Array<Product>;
  paginatorInfo: PaginatorInfo;
};

export type Tag = {
  __typename?: 'Tag';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Picture for link previews with the title in it, made by the API; null in a preview of drafts. */
  sharePicture?: Maybe<SharePicture>;
  /** What the page of the topic opens with, in one sentence; null when editors have written none. */
  description?: Maybe<Scalars['String']['output']>;
  /** The picture that the page of the topic opens with, if editors have chosen one. */
  picture?: Maybe<Preview>;
};

/** A picture in its original size, with the conversions made from it. */
export type Preview = {
  __typename?: 'Preview';
  /** What the picture shows, for those who do not see it. */
  alt: Scalars['String']['output'];
  url: Scalars['String']['output'];
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  /** A few pixels of the picture as a data URL, shown until it arrives. */
  blurDataUrl?: Maybe<Scalars['String']['output']>;
  conversions: Array<Conversion>;
};

/**
 * One size of a picture in one format. Names: `preview_sidebar` (384×256), `preview_3_2` (768×512), `preview_3_4` (384×512),
 * `og_image` (1200×630), and `wide_480`, `wide_960`, `wide_1440`, `wide_1920`, which keep the proportions of the original.
 * Every name comes as WebP, `og_image` as JPEG too, and all as AVIF as soon as that is made, some time after the upload. Sizes above the
 * original are left out.
 */
export type Conversion = {
  __typename?: 'Conversion';
  name: Scalars['String']['output'];
  url: Scalars['String']['output'];
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  /** Media type, e.g. `image/avif`. */
  type: Scalars['String']['output'];
};

/** A JPEG of 1200×630 whose address changes with what it shows. */
export type SharePicture = {
  __typename?: 'SharePicture';
  url: Scalars['String']['output'];
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  alt: Scalars['String']['output'];
};

/** What search engines and link previews are told; null means: take it from the content. */
export type Seo = {
  __typename?: 'Seo';
  title?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  image?: Maybe<Preview>;
};

export type Article = {
  __typename?: 'Article';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** Where the article is read: `/articles/<slug>` unless the editor gave another address. */
  href: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  preview?: Maybe<Preview>;
  tags: Array<Tag>;
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  readingMinutes: Scalars['Int']['output'];
  /** Whose name stands over the article; null for the site's own. */
  author?: Maybe<Author>;
  body: Array<ContentBlock>;
  /** Lessons chosen by the editor, else those that share a tag, then others about the same. */
  lessons: Array<Video>;
  /** Products chosen by the editor, else those that share a tag, then others about the same. */
  products: Array<Product>;
  /** Other articles: those that share a tag, then others about the same. */
  related: Array<Article>;
  seo: Seo;
  /** Picture for link previews with the title in it, made by the API; null in a preview of drafts. */
  sharePicture?: Maybe<SharePicture>;
};

export type Author = {
  __typename?: 'Author';
  name: Scalars['String']['output'];
  kind: AuthorKind;
  role?: Maybe<Scalars['String']['output']>;
  /** Two or three sentences. */
  about?: Maybe<Scalars['String']['output']>;
  picture?: Maybe<Preview>;
};

export type AuthorKind =
  | 'PERSON'
  /** An editorial board: several people under one name. */
  | 'TEAM';

/** A piece of a text. Readers of this contract skip the kinds they do not know. */
export type ContentBlock = HeadingBlock | TextBlock | PictureBlock | CalloutBlock | ProductsBlock | LessonBlock | CompareBlock | FinderBlock;

export type HeadingBlock = {
  __typename?: 'HeadingBlock';
  /** Anchor of the heading, unique within the text. */
  id: Scalars['String']['output'];
  /** 2 or 3. */
  level: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

/** Paragraphs, lists, tables and quotes. */
export type TextBlock = {
  __typename?: 'TextBlock';
  /** Clean HTML without classes, styles or scripts. */
  html: Scalars['String']['output'];
};

export type PictureBlock = {
  __typename?: 'PictureBlock';
  picture: Preview;
  caption?: Maybe<Scalars['String']['output']>;
  /** Whether it may be wider than the text beside it. */
  isWide: Scalars['Boolean']['output'];
};

/** Two pictures of one thing, such as hair before and after it was coloured. */
export type CompareBlock = {
  __typename?: 'CompareBlock';
  before: Preview;
  after: Preview;
  beforeLabel: Scalars['String']['output'];
  afterLabel: Scalars['String']['output'];
  caption?: Maybe<Scalars['String']['output']>;
};

/** A way into the shade finder. */
export type FinderBlock = {
  __typename?: 'FinderBlock';
  title: Scalars['String']['output'];
  /** Empty when the editor has written none. */
  text: Scalars['String']['output'];
  linkLabel: Scalars['String']['output'];
  /** The finder, with those answers that the editor has chosen. */
  href: Scalars['String']['output'];
  /** The shade that is wished for. */
  shade?: Maybe<Product>;
};

export type CalloutBlock = {
  __typename?: 'CalloutBlock';
  kind: CalloutKind;
  title: Scalars['String']['output'];
  html: Scalars['String']['output'];
};

export type CalloutKind =
  /** Something the reader must not miss. */
  | 'IMPORTANT'
  /** When the work is better left to a salon. */
  | 'SALON';

export type ProductsBlock = {
  __typename?: 'ProductsBlock';
  products: Array<Product>;
};

export type LessonBlock = {
  __typename?: 'LessonBlock';
  lesson: Video;
};

export type VideoProvider =
  | 'FILE'
  | 'YOUTUBE'
  | 'RUTUBE'
  | 'VK';

export type Video = {
  __typename?: 'Video';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** Where the lesson is watched: `/video?slug=<slug>`. */
  href: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  preview?: Maybe<Preview>;
  tags: Array<Tag>;
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  provider: VideoProvider;
  /** Address of the file, or of the lesson's page at the provider. */
  src: Scalars['String']['output'];
  /** Captions as WebVTT. */
  captions?: Maybe<Scalars['String']['output']>;
  durationSeconds: Scalars['Int']['output'];
  steps: Array<VideoStep>;
  transcript: Scalars['String']['output'];
  /** Products chosen by the editor, else those that share a tag, then others about the same. */
  products: Array<Product>;
  seo: Seo;
  /** Picture for link previews with the title in it, made by the API; null in a preview of drafts. */
  sharePicture?: Maybe<SharePicture>;
  /** Place among all lessons the reader may see, in the editors' order; null for one that stands in no list. */
  position?: Maybe<VideoPosition>;
  /** The lesson before this one in the editors' order, if there is one. */
  previous?: Maybe<Video>;
  /** The lesson after this one in the editors' order, if there is one. */
  next?: Maybe<Video>;
};

export type VideoPosition = {
  __typename?: 'VideoPosition';
  /** From 1. */
  current: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type VideoStep = {
  __typename?: 'VideoStep';
  /** Seconds from the start. */
  at: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type FaqQuestion = {
  __typename?: 'FaqQuestion';
  id: Scalars['ID']['output'];
  question: Scalars['String']['output'];
  /** Clean HTML. */
  answer: Scalars['String']['output'];
  tags: Array<Tag>;
};

export type ProductsFilter = {
  /** Barcodes; all products when left out. */
  ean?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type Product = {
  __typename?: 'Product';
  ean: Scalars['String']['output'];
  brand: Scalars['String']['output'];
  series: Scalars['String']['output'];
  group: Scalars['String']['output'];
  /** Number on the box, e.g. `6-46`. */
  shadeNumber: Scalars['String']['output'];
  shadeName: Scalars['String']['output'];
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  benefits: Array<Scalars['String']['output']>;
  howToUse: Scalars['String']['output'];
  /** Ingredients by their international names (INCI), as on the box; plain text. */
  composition?: Maybe<Scalars['String']['output']>;
  /** What the claims of the description and the benefits rest on, such as a test; plain text. */
  proof?: Maybe<Scalars['String']['output']>;
  volume: Scalars['String']['output'];
  /** Depth from 1 (black) to 10 (light blond); 0 for correctors. */
  level: Scalars['Int']['output'];
  tone: Scalars['String']['output'];
  toneName: Scalars['String']['output'];
  /** Share of grey hair it covers, in percent. */
  greyCoverage: Scalars['Int']['output'];
  baseRange: ProductBaseRange;
  /** Colour of the shade's chip as `#RRGGBB`. */
  hex: Scalars['String']['output'];
  picture?: Maybe<Preview>;
  tags: Array<Tag>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  links: Array<ProductLink>;
  /** Picture for link previews with the title in it, made by the API; null in a preview of drafts. */
  sharePicture?: Maybe<SharePicture>;
  /** What the shade finder needs to know; null while it is not filled in, and then the finder does not offer the product. */
  finder?: Maybe<FinderFacts>;
};

/** Facts of a box by which the shade finder works; `docs/colour-model.md` explains them. Names of values are those of the model. */
export type FinderFacts = {
  __typename?: 'FinderFacts';
  kind: Scalars['String']['output'];
  /** Null for balms, which have no developer. */
  developerPercent?: Maybe<Scalars['Int']['output']>;
  mixing?: Maybe<MixingRatio>;
  mixtureMl: Scalars['Int']['output'];
  minutes: NumberRange;
  minutesGreyOver50?: Maybe<NumberRange>;
  minutesFirstTime?: Maybe<NumberRange>;
  minutesLightened?: Maybe<NumberRange>;
  hardMaxMinutes: Scalars['Int']['output'];
  previewMinutes: Scalars['Int']['output'];
  /** Starting colours that the box lists, by kind of hair. */
  bases: Array<FinderBase>;
  maxLift: Scalars['Int']['output'];
  /** Share of pigment that covers at full time, 0–1. */
  load: Scalars['Float']['output'];
  /** By how much a corrector shifts a colour in OKLab; null for others. */
  shift?: Maybe<Array<Scalars['Float']['output']>>;
  greyRole: Scalars['String']['output'];
  mixesWith: Array<Scalars['String']['output']>;
  isDilutable: Scalars['Boolean']['output'];
  /** Lengths of hair it is made for; null for any. */
  lengths?: Maybe<Array<Scalars['String']['output']>>;
  minDaysBetween: Scalars['Int']['output'];
  allergyTest: Scalars['String']['output'];
};

export type MixingRatio = {
  __typename?: 'MixingRatio';
  cream: Scalars['Int']['output'];
  developer: Scalars['Int']['output'];
};

export type NumberRange = {
  __typename?: 'NumberRange';
  min: Scalars['Int']['output'];
  max: Scalars['Int']['output'];
};

export type FinderBase = {
  __typename?: 'FinderBase';
  hair: Scalars['String']['output'];
  min: Scalars['Int']['output'];
  max: Scalars['Int']['output'];
};

/** The hair a product is meant for. */
export type ProductBaseRange = {
  __typename?: 'ProductBaseRange';
  min: Scalars['Int']['output'];
  max: Scalars['Int']['output'];
  hair: Array<HairState>;
  note: Scalars['String']['output'];
};

export type HairState =
  | 'NATURAL'
  | 'COLORED'
  | 'LIGHTENED';

export type ProductLink = {
  __typename?: 'ProductLink';
  shop: Scalars['String']['output'];
  href: Scalars['String']['output'];
  type: ProductLinkType;
};

/** Lower case, as the sites that read these links expect it. */
export type ProductLinkType =
  | 'shop'
  | 'review'
  | 'instruction'
  | 'article';

export type Page = {
  __typename?: 'Page';
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  body: Array<ContentBlock>;
  updatedAt: Scalars['DateTime']['output'];
  seo: Seo;
};

export type Redirect = {
  __typename?: 'Redirect';
  /** Path of this site or an address of another one. */
  to: Scalars['String']['output'];
  /** Whether it will never be found at its old place again. */
  permanent: Scalars['Boolean']['output'];
};

export type Slide = {
  __typename?: 'Slide';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  text: Scalars['String']['output'];
  href: Scalars['String']['output'];
  linkLabel: Scalars['String']['output'];
  picture?: Maybe<Preview>;
  theme: SlideTheme;
  /** Whose advertisement the slide is. A slide that is one has the advertiser as well as the token. */
  advertiser?: Maybe<Scalars['String']['output']>;
  /** Token of the advertisement in the register (erid): letters and digits. */
  erid?: Maybe<Scalars['String']['output']>;
};

/** Whether the picture behind the text is dark or light. */
export type SlideTheme =
  | 'DARK'
  | 'LIGHT';

export type SearchKind =
  | 'ARTICLE'
  | 'LESSON'
  | 'QUESTION'
  | 'SHADE'
  /** A standing page. */
  | 'PAGE';

/** A document that was found, by the place in it that answers best. */
export type SearchHit = {
  __typename?: 'SearchHit';
  kind: SearchKind;
  /** Title of the document; a question's words. */
  title: Scalars['String']['output'];
  /** Heading of the section or title of the step; null when the place is the document itself. */
  section?: Maybe<Scalars['String']['output']>;
  /** Second of the lesson where the step begins; null for everything else. */
  at?: Maybe<Scalars['Int']['output']>;
  /**
   * Address of the place on this site: an article's or page's section by its anchor, `/video?slug=<slug>#t=<second>` for a step,
   * `/faq#faq-<id>` for a question, `/shades/<number>` for a shade.
   */
  href: Scalars['String']['output'];
  /** Some words of the place, in pieces to be put together: plain text, no HTML. */
  snippet: Array<SnippetPiece>;
  /** Picture of the document, if it has one. */
  picture?: Maybe<Preview>;
};

export type FinderText = {
  __typename?: 'FinderText';
  /** Place in the finder's texts, e.g. `reasons.too-soon.text`. Entries of lists are named by their `id` or `value`. */
  key: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type SnippetPiece = {
  __typename?: 'SnippetPiece';
  /** With the spaces at its ends. */
  text: Scalars['String']['output'];
  /** Whether these are words of the query, or other names for them. */
  isMarked: Scalars['Boolean']['output'];
};

/** What the whole site shares. */
export type Site = {
  __typename?: 'Site';
  name: Scalars['String']['output'];
  /** Title of the main page and suffix-free default of every other. */
  title: Scalars['String']['output'];
  tagline: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** BCP 47, e.g. `ru-RU`. */
  locale: Scalars['String']['output'];
  /** Said on every page when the brand is a demonstration; empty otherwise. */
  demoNotice: Scalars['String']['output'];
  /** Picture for link previews of pages that have none of their own. */
  image?: Maybe<Preview>;
  /** Article that the editors put first on the main page; null means the newest one. */
  leadArticle?: Maybe<Article>;
  contacts: SiteContacts;
  navigation: Array<NavigationLink>;
  captcha: SiteCaptcha;
  analytics: SiteAnalytics;
  /** Codes by which services know the site's owner; they stand in the head of the main page. */
  verification?: Maybe<SiteVerification>;
  /** Whether searches, presses and answers are added up by day (`count`), without anything of a person. */
  isCounting: Scalars['Boolean']['output'];
  /**
   * Interface wording: a tree of strings in the shape of `texts` in `content/site.json`. A reader falls back to its own wording
   * where a text is missing or empty.
   */
  texts: Scalars['JSON']['output'];
};

export type SiteContacts = {
  __typename?: 'SiteContacts';
  email: Scalars['String']['output'];
  privacyEmail: Scalars['String']['output'];
};

export type SiteCaptcha = {
  __typename?: 'SiteCaptcha';
  provider: CaptchaProvider;
  /** The provider's public key of this site; empty for ALTCHA. */
  sitekey: Scalars['String']['output'];
  /** Address of the provider's script; null for ALTCHA, which needs none. */
  scriptUrl?: Maybe<Scalars['String']['output']>;
};

export type SiteAnalytics = {
  __typename?: 'SiteAnalytics';
  /** Id of the Google Tag Manager container; empty when nothing is to be counted. */
  gtmId: Scalars['String']['output'];
  /** Number of the Yandex Metrica counter. */
  metricaId?: Maybe<Scalars['String']['output']>;
  /** Whether Metrica records how visitors move over the pages. */
  webvisor?: Maybe<Scalars['Boolean']['output']>;
};

export type SiteVerification = {
  __typename?: 'SiteVerification';
  /** Of Yandex Webmaster (`yandex-verification`). */
  yandexCode?: Maybe<Scalars['String']['output']>;
  /** Of VK (`mailru-verification`). */
  vkCode?: Maybe<Scalars['String']['output']>;
  /** Of Google (`google-site-verification`). */
  googleCode?: Maybe<Scalars['String']['output']>;
};

export type CaptchaProvider =
  /** Proof of work, hosted by the site itself. */
  | 'ALTCHA'
  /** Google reCAPTCHA v2, the checkbox. */
  | 'RECAPTCHA'
  /** Yandex SmartCaptcha. */
  | 'SMARTCAPTCHA';

export type NavigationLink = {
  __typename?: 'NavigationLink';
  label: Scalars['String']['output'];
  href: Scalars['String']['output'];
};

export type SendFaqPackageQuestionInput = {
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  question: Scalars['String']['input'];
  /** The captcha's response: what the provider's script gave, or for ALTCHA Base64 of the JSON `{ challenge, solution }`. */
  recaptcha: Scalars['String']['input'];
  /** Whether the sender agrees that their data are processed. Recorded when it is said; a sender who says no is refused. */
  consent?: InputMaybe<Scalars['Boolean']['input']>;
  /** A UUID chosen by the sender, one per question: a repeated call with the same key makes no second question. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Path of the page the question was asked on: begins with one slash, at most 500 characters. */
  pageUrl?: InputMaybe<Scalars['String']['input']>;
};

export type CountInput = {
  /** What is counted, e.g. `search-empty`. */
  name: Scalars['String']['input'];
  /** Of which thing, e.g. a query or the slug of an article. */
  key: Scalars['String']['input'];
  /** From 1 to 10000. */
  times?: Scalars['Int']['input'];
};

export type SendFaqPackageQuestionPayload = {
  __typename?: 'SendFaqPackageQuestionPayload';
  id: Scalars['ID']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  ContentBlock:
    | ( HeadingBlock )
    | ( TextBlock )
    | ( Omit<PictureBlock, 'picture'> & { picture: _RefType['Preview'] } )
    | ( CalloutBlock )
    | ( Omit<ProductsBlock, 'products'> & { products: Array<_RefType['Product']> } )
    | ( Omit<LessonBlock, 'lesson'> & { lesson: _RefType['Video'] } )
    | ( Omit<CompareBlock, 'before' | 'after'> & { before: _RefType['Preview'], after: _RefType['Preview'] } )
    | ( Omit<FinderBlock, 'shade'> & { shade?: Maybe<_RefType['Product']> } )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PaginatorInfo: ResolverTypeWrapper<PaginatorInfo>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ArticlePaginator: ResolverTypeWrapper<Omit<ArticlePaginator, 'data'> & { data: Array<ResolversTypes['Article']> }>;
  VideoPaginator: ResolverTypeWrapper<Omit<VideoPaginator, 'data'> & { data: Array<ResolversTypes['Video']> }>;
  FaqQuestionPaginator: ResolverTypeWrapper<Omit<FaqQuestionPaginator, 'data'> & { data: Array<ResolversTypes['FaqQuestion']> }>;
  ProductPaginator: ResolverTypeWrapper<Omit<ProductPaginator, 'data'> & { data: Array<ResolversTypes['Product']> }>;
  Tag: ResolverTypeWrapper<TagDocument>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Preview: ResolverTypeWrapper<MediaDocument>;
  Conversion: ResolverTypeWrapper<Conversion>;
  SharePicture: ResolverTypeWrapper<SharePicture>;
  Seo: ResolverTypeWrapper<SeoSource>;
  Article: ResolverTypeWrapper<ArticleSource>;
  Author: ResolverTypeWrapper<AuthorDocument>;
  AuthorKind: AuthorKind;
  ContentBlock: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ContentBlock']>;
  HeadingBlock: ResolverTypeWrapper<HeadingBlock>;
  TextBlock: ResolverTypeWrapper<TextBlock>;
  PictureBlock: ResolverTypeWrapper<Omit<PictureBlock, 'picture'> & { picture: ResolversTypes['Preview'] }>;
  CompareBlock: ResolverTypeWrapper<Omit<CompareBlock, 'before' | 'after'> & { before: ResolversTypes['Preview'], after: ResolversTypes['Preview'] }>;
  FinderBlock: ResolverTypeWrapper<Omit<FinderBlock, 'shade'> & { shade?: Maybe<ResolversTypes['Product']> }>;
  CalloutBlock: ResolverTypeWrapper<CalloutBlock>;
  CalloutKind: CalloutKind;
  ProductsBlock: ResolverTypeWrapper<Omit<ProductsBlock, 'products'> & { products: Array<ResolversTypes['Product']> }>;
  LessonBlock: ResolverTypeWrapper<Omit<LessonBlock, 'lesson'> & { lesson: ResolversTypes['Video'] }>;
  VideoProvider: VideoProvider;
  Video: ResolverTypeWrapper<VideoDocument>;
  VideoPosition: ResolverTypeWrapper<VideoPosition>;
  VideoStep: ResolverTypeWrapper<VideoStep>;
  FaqQuestion: ResolverTypeWrapper<FaqQuestionDocument>;
  ProductsFilter: ProductsFilter;
  Product: ResolverTypeWrapper<ProductDocument>;
  FinderFacts: ResolverTypeWrapper<FinderFacts>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  MixingRatio: ResolverTypeWrapper<MixingRatio>;
  NumberRange: ResolverTypeWrapper<NumberRange>;
  FinderBase: ResolverTypeWrapper<FinderBase>;
  ProductBaseRange: ResolverTypeWrapper<ProductBaseRange>;
  HairState: HairState;
  ProductLink: ResolverTypeWrapper<ProductLink>;
  ProductLinkType: ProductLinkType;
  Page: ResolverTypeWrapper<PageDocument>;
  Redirect: ResolverTypeWrapper<Redirect>;
  Slide: ResolverTypeWrapper<SlideDocument>;
  SlideTheme: SlideTheme;
  SearchKind: SearchKind;
  SearchHit: ResolverTypeWrapper<Hit>;
  FinderText: ResolverTypeWrapper<FinderText>;
  SnippetPiece: ResolverTypeWrapper<SnippetPiece>;
  Site: ResolverTypeWrapper<SiteDocument>;
  SiteContacts: ResolverTypeWrapper<SiteContacts>;
  SiteCaptcha: ResolverTypeWrapper<SiteCaptcha>;
  SiteAnalytics: ResolverTypeWrapper<SiteAnalytics>;
  SiteVerification: ResolverTypeWrapper<SiteVerification>;
  CaptchaProvider: CaptchaProvider;
  NavigationLink: ResolverTypeWrapper<NavigationLink>;
  SendFaqPackageQuestionInput: SendFaqPackageQuestionInput;
  CountInput: CountInput;
  SendFaqPackageQuestionPayload: ResolverTypeWrapper<SendFaqPackageQuestionPayload>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  JSON: Scalars['JSON']['output'];
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  Mutation: Record<PropertyKey, never>;
  PaginatorInfo: PaginatorInfo;
  Boolean: Scalars['Boolean']['output'];
  ArticlePaginator: Omit<ArticlePaginator, 'data'> & { data: Array<ResolversParentTypes['Article']> };
  VideoPaginator: Omit<VideoPaginator, 'data'> & { data: Array<ResolversParentTypes['Video']> };
  FaqQuestionPaginator: Omit<FaqQuestionPaginator, 'data'> & { data: Array<ResolversParentTypes['FaqQuestion']> };
  ProductPaginator: Omit<ProductPaginator, 'data'> & { data: Array<ResolversParentTypes['Product']> };
  Tag: TagDocument;
  ID: Scalars['ID']['output'];
  Preview: MediaDocument;
  Conversion: Conversion;
  SharePicture: SharePicture;
  Seo: SeoSource;
  Article: ArticleSource;
  Author: AuthorDocument;
  ContentBlock: ResolversUnionTypes<ResolversParentTypes>['ContentBlock'];
  HeadingBlock: HeadingBlock;
  TextBlock: TextBlock;
  PictureBlock: Omit<PictureBlock, 'picture'> & { picture: ResolversParentTypes['Preview'] };
  CompareBlock: Omit<CompareBlock, 'before' | 'after'> & { before: ResolversParentTypes['Preview'], after: ResolversParentTypes['Preview'] };
  FinderBlock: Omit<FinderBlock, 'shade'> & { shade?: Maybe<ResolversParentTypes['Product']> };
  CalloutBlock: CalloutBlock;
  ProductsBlock: Omit<ProductsBlock, 'products'> & { products: Array<ResolversParentTypes['Product']> };
  LessonBlock: Omit<LessonBlock, 'lesson'> & { lesson: ResolversParentTypes['Video'] };
  Video: VideoDocument;
  VideoPosition: VideoPosition;
  VideoStep: VideoStep;
  FaqQuestion: FaqQuestionDocument;
  ProductsFilter: ProductsFilter;
  Product: ProductDocument;
  FinderFacts: FinderFacts;
  Float: Scalars['Float']['output'];
  MixingRatio: MixingRatio;
  NumberRange: NumberRange;
  FinderBase: FinderBase;
  ProductBaseRange: ProductBaseRange;
  ProductLink: ProductLink;
  Page: PageDocument;
  Redirect: Redirect;
  Slide: SlideDocument;
  SearchHit: Hit;
  FinderText: FinderText;
  SnippetPiece: SnippetPiece;
  Site: SiteDocument;
  SiteContacts: SiteContacts;
  SiteCaptcha: SiteCaptcha;
  SiteAnalytics: SiteAnalytics;
  SiteVerification: SiteVerification;
  NavigationLink: NavigationLink;
  SendFaqPackageQuestionInput: SendFaqPackageQuestionInput;
  CountInput: CountInput;
  SendFaqPackageQuestionPayload: SendFaqPackageQuestionPayload;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  articles?: Resolver<ResolversTypes['ArticlePaginator'], ParentType, ContextType, RequireFields<QueryArticlesArgs, 'first' | 'page'>>;
  articlesChangedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  article?: Resolver<Maybe<ResolversTypes['Article']>, ParentType, ContextType, RequireFields<QueryArticleArgs, 'slug'>>;
  video?: Resolver<ResolversTypes['VideoPaginator'], ParentType, ContextType, RequireFields<QueryVideoArgs, 'first' | 'page'>>;
  videoBySlug?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType, RequireFields<QueryVideoBySlugArgs, 'slug'>>;
  faqQuestions?: Resolver<ResolversTypes['FaqQuestionPaginator'], ParentType, ContextType, RequireFields<QueryFaqQuestionsArgs, 'first' | 'page'>>;
  productsPackageProducts?: Resolver<ResolversTypes['ProductPaginator'], ParentType, ContextType, RequireFields<QueryProductsPackageProductsArgs, 'first' | 'page'>>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<QueryPageArgs, 'slug'>>;
  pages?: Resolver<Array<ResolversTypes['Page']>, ParentType, ContextType>;
  redirect?: Resolver<Maybe<ResolversTypes['Redirect']>, ParentType, ContextType, RequireFields<QueryRedirectArgs, 'path'>>;
  slides?: Resolver<Array<ResolversTypes['Slide']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  finderTexts?: Resolver<Array<ResolversTypes['FinderText']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  search?: Resolver<Array<ResolversTypes['SearchHit']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'query' | 'first'>>;
  captchaChallenge?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  contentVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  sendFaqPackageQuestion?: Resolver<ResolversTypes['SendFaqPackageQuestionPayload'], ParentType, ContextType, RequireFields<MutationSendFaqPackageQuestionArgs, 'input'>>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationCountArgs, 'entries'>>;
};

export type PaginatorInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaginatorInfo'] = ResolversParentTypes['PaginatorInfo']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasMorePages?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ArticlePaginatorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ArticlePaginator'] = ResolversParentTypes['ArticlePaginator']> = {
  data?: Resolver<Array<ResolversTypes['Article']>, ParentType, ContextType>;
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
};

export type VideoPaginatorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VideoPaginator'] = ResolversParentTypes['VideoPaginator']> = {
  data?: Resolver<Array<ResolversTypes['Video']>, ParentType, ContextType>;
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
};

export type FaqQuestionPaginatorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FaqQuestionPaginator'] = ResolversParentTypes['FaqQuestionPaginator']> = {
  data?: Resolver<Array<ResolversTypes['FaqQuestion']>, ParentType, ContextType>;
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
};

export type ProductPaginatorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductPaginator'] = ResolversParentTypes['ProductPaginator']> = {
  data?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
};

export type TagResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Tag'] = ResolversParentTypes['Tag']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sharePicture?: Resolver<Maybe<ResolversTypes['SharePicture']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Preview']>, ParentType, ContextType>;
};

export type PreviewResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Preview'] = ResolversParentTypes['Preview']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blurDataUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conversions?: Resolver<Array<ResolversTypes['Conversion']>, ParentType, ContextType>;
};

export type ConversionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Conversion'] = ResolversParentTypes['Conversion']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SharePictureResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SharePicture'] = ResolversParentTypes['SharePicture']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SeoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Seo'] = ResolversParentTypes['Seo']> = {
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Preview']>, ParentType, ContextType>;
};

export type ArticleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['Preview']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  readingMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  body?: Resolver<Array<ResolversTypes['ContentBlock']>, ParentType, ContextType>;
  lessons?: Resolver<Array<ResolversTypes['Video']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['Article']>, ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['Seo'], ParentType, ContextType>;
  sharePicture?: Resolver<Maybe<ResolversTypes['SharePicture']>, ParentType, ContextType>;
};

export type AuthorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Author'] = ResolversParentTypes['Author']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AuthorKind'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Preview']>, ParentType, ContextType>;
};

export type ContentBlockResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ContentBlock'] = ResolversParentTypes['ContentBlock']> = {
  __resolveType: TypeResolveFn<'HeadingBlock' | 'TextBlock' | 'PictureBlock' | 'CalloutBlock' | 'ProductsBlock' | 'LessonBlock' | 'CompareBlock' | 'FinderBlock', ParentType, ContextType>;
};

export type HeadingBlockResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HeadingBlock'] = ResolversParentTypes['HeadingBlock']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TextBlockResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TextBlock'] = ResolversParentTypes['TextBlock']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PictureBlockResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PictureBlock'] = ResolversParentTypes['PictureBlock']> = {
  picture?: Resolver<ResolversTypes['Preview'], ParentType, ContextType>;
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isWide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompareBlockResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CompareBlock'] = ResolversParentTypes['CompareBlock']> = {
  before?: Resolver<ResolversTypes['Preview'], ParentType, ContextType>;
  after?: Resolver<ResolversTypes['Preview'], ParentType, ContextType>;
  beforeLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  afterLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FinderBlockResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FinderBlock'] = ResolversParentTypes['FinderBlock']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shade?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CalloutBlockResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CalloutBlock'] = ResolversParentTypes['CalloutBlock']> = {
  kind?: Resolver<ResolversTypes['CalloutKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductsBlockResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductsBlock'] = ResolversParentTypes['ProductsBlock']> = {
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LessonBlockResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LessonBlock'] = ResolversParentTypes['LessonBlock']> = {
  lesson?: Resolver<ResolversTypes['Video'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VideoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Video'] = ResolversParentTypes['Video']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['Preview']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['VideoProvider'], ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  captions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  durationSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['VideoStep']>, ParentType, ContextType>;
  transcript?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['Seo'], ParentType, ContextType>;
  sharePicture?: Resolver<Maybe<ResolversTypes['SharePicture']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['VideoPosition']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
};

export type VideoPositionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VideoPosition'] = ResolversParentTypes['VideoPosition']> = {
  current?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VideoStepResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VideoStep'] = ResolversParentTypes['VideoStep']> = {
  at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FaqQuestionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FaqQuestion'] = ResolversParentTypes['FaqQuestion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  ean?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  series?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shadeNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shadeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  benefits?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  howToUse?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  composition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proof?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  volume?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toneName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  greyCoverage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  baseRange?: Resolver<ResolversTypes['ProductBaseRange'], ParentType, ContextType>;
  hex?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Preview']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['ProductLink']>, ParentType, ContextType>;
  sharePicture?: Resolver<Maybe<ResolversTypes['SharePicture']>, ParentType, ContextType>;
  finder?: Resolver<Maybe<ResolversTypes['FinderFacts']>, ParentType, ContextType>;
};

export type FinderFactsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FinderFacts'] = ResolversParentTypes['FinderFacts']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  developerPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mixing?: Resolver<Maybe<ResolversTypes['MixingRatio']>, ParentType, ContextType>;
  mixtureMl?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['NumberRange'], ParentType, ContextType>;
  minutesGreyOver50?: Resolver<Maybe<ResolversTypes['NumberRange']>, ParentType, ContextType>;
  minutesFirstTime?: Resolver<Maybe<ResolversTypes['NumberRange']>, ParentType, ContextType>;
  minutesLightened?: Resolver<Maybe<ResolversTypes['NumberRange']>, ParentType, ContextType>;
  hardMaxMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previewMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bases?: Resolver<Array<ResolversTypes['FinderBase']>, ParentType, ContextType>;
  maxLift?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  load?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  shift?: Resolver<Maybe<Array<ResolversTypes['Float']>>, ParentType, ContextType>;
  greyRole?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mixesWith?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isDilutable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lengths?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  minDaysBetween?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  allergyTest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MixingRatioResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MixingRatio'] = ResolversParentTypes['MixingRatio']> = {
  cream?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  developer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NumberRangeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NumberRange'] = ResolversParentTypes['NumberRange']> = {
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FinderBaseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FinderBase'] = ResolversParentTypes['FinderBase']> = {
  hair?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductBaseRangeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductBaseRange'] = ResolversParentTypes['ProductBaseRange']> = {
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hair?: Resolver<Array<ResolversTypes['HairState']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductLinkResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductLink'] = ResolversParentTypes['ProductLink']> = {
  shop?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProductLinkType'], ParentType, ContextType>;
};

export type PageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<Array<ResolversTypes['ContentBlock']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['Seo'], ParentType, ContextType>;
};

export type RedirectResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Redirect'] = ResolversParentTypes['Redirect']> = {
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permanent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SlideResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Slide'] = ResolversParentTypes['Slide']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Preview']>, ParentType, ContextType>;
  theme?: Resolver<ResolversTypes['SlideTheme'], ParentType, ContextType>;
  advertiser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  erid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchHitResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  kind?: Resolver<ResolversTypes['SearchKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  snippet?: Resolver<Array<ResolversTypes['SnippetPiece']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Preview']>, ParentType, ContextType>;
};

export type FinderTextResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FinderText'] = ResolversParentTypes['FinderText']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SnippetPieceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SnippetPiece'] = ResolversParentTypes['SnippetPiece']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMarked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SiteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tagline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  demoNotice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Preview']>, ParentType, ContextType>;
  leadArticle?: Resolver<Maybe<ResolversTypes['Article']>, ParentType, ContextType>;
  contacts?: Resolver<ResolversTypes['SiteContacts'], ParentType, ContextType>;
  navigation?: Resolver<Array<ResolversTypes['NavigationLink']>, ParentType, ContextType>;
  captcha?: Resolver<ResolversTypes['SiteCaptcha'], ParentType, ContextType>;
  analytics?: Resolver<ResolversTypes['SiteAnalytics'], ParentType, ContextType>;
  verification?: Resolver<Maybe<ResolversTypes['SiteVerification']>, ParentType, ContextType>;
  isCounting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  texts?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type SiteContactsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SiteContacts'] = ResolversParentTypes['SiteContacts']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  privacyEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteCaptchaResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SiteCaptcha'] = ResolversParentTypes['SiteCaptcha']> = {
  provider?: Resolver<ResolversTypes['CaptchaProvider'], ParentType, ContextType>;
  sitekey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scriptUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SiteAnalyticsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SiteAnalytics'] = ResolversParentTypes['SiteAnalytics']> = {
  gtmId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metricaId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webvisor?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type SiteVerificationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SiteVerification'] = ResolversParentTypes['SiteVerification']> = {
  yandexCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vkCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  googleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NavigationLinkResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NavigationLink'] = ResolversParentTypes['NavigationLink']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SendFaqPackageQuestionPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SendFaqPackageQuestionPayload'] = ResolversParentTypes['SendFaqPackageQuestionPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  DateTime?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PaginatorInfo?: PaginatorInfoResolvers<ContextType>;
  ArticlePaginator?: ArticlePaginatorResolvers<ContextType>;
  VideoPaginator?: VideoPaginatorResolvers<ContextType>;
  FaqQuestionPaginator?: FaqQuestionPaginatorResolvers<ContextType>;
  ProductPaginator?: ProductPaginatorResolvers<ContextType>;
  Tag?: TagResolvers<ContextType>;
  Preview?: PreviewResolvers<ContextType>;
  Conversion?: ConversionResolvers<ContextType>;
  SharePicture?: SharePictureResolvers<ContextType>;
  Seo?: SeoResolvers<ContextType>;
  Article?: ArticleResolvers<ContextType>;
  Author?: AuthorResolvers<ContextType>;
  ContentBlock?: ContentBlockResolvers<ContextType>;
  HeadingBlock?: HeadingBlockResolvers<ContextType>;
  TextBlock?: TextBlockResolvers<ContextType>;
  PictureBlock?: PictureBlockResolvers<ContextType>;
  CompareBlock?: CompareBlockResolvers<ContextType>;
  FinderBlock?: FinderBlockResolvers<ContextType>;
  CalloutBlock?: CalloutBlockResolvers<ContextType>;
  ProductsBlock?: ProductsBlockResolvers<ContextType>;
  LessonBlock?: LessonBlockResolvers<ContextType>;
  Video?: VideoResolvers<ContextType>;
  VideoPosition?: VideoPositionResolvers<ContextType>;
  VideoStep?: VideoStepResolvers<ContextType>;
  FaqQuestion?: FaqQuestionResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  FinderFacts?: FinderFactsResolvers<ContextType>;
  MixingRatio?: MixingRatioResolvers<ContextType>;
  NumberRange?: NumberRangeResolvers<ContextType>;
  FinderBase?: FinderBaseResolvers<ContextType>;
  ProductBaseRange?: ProductBaseRangeResolvers<ContextType>;
  ProductLink?: ProductLinkResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  Redirect?: RedirectResolvers<ContextType>;
  Slide?: SlideResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  FinderText?: FinderTextResolvers<ContextType>;
  SnippetPiece?: SnippetPieceResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SiteContacts?: SiteContactsResolvers<ContextType>;
  SiteCaptcha?: SiteCaptchaResolvers<ContextType>;
  SiteAnalytics?: SiteAnalyticsResolvers<ContextType>;
  SiteVerification?: SiteVerificationResolvers<ContextType>;
  NavigationLink?: NavigationLinkResolvers<ContextType>;
  SendFaqPackageQuestionPayload?: SendFaqPackageQuestionPayloadResolvers<ContextType>;
};

