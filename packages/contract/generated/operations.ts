// Generated from schema.graphql and operations/ by generate.ts.
/** A GraphQL operation with the types of its answer and variables. */
export type Operation<Data, Variables> = {
  name: string
  kind: 'query' | 'mutation'
  text: string
  /** Never set: it only carries the types. */
  types?: (variables: Variables) => Data
}

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AuthorKind =
  | 'PERSON'
  /** An editorial board: several people under one name. */
  | 'TEAM';

export type CalloutKind =
  /** Something the reader must not miss. */
  | 'IMPORTANT'
  /** When the work is better left to a salon. */
  | 'SALON';

export type VideoProvider =
  | 'FILE'
  | 'YOUTUBE'
  | 'RUTUBE'
  | 'VK';

/** Lower case, as the sites that read these links expect it. */
export type ProductLinkType =
  | 'shop'
  | 'review'
  | 'instruction'
  | 'article';

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

export type CaptchaProvider =
  /** Proof of work, hosted by the site itself. */
  | 'ALTCHA'
  /** Google reCAPTCHA v2, the checkbox. */
  | 'RECAPTCHA'
  /** Yandex SmartCaptcha. */
  | 'SMARTCAPTCHA';

export type SendFaqPackageQuestionInput = {
  name: string;
  email: string;
  question: string;
  /** The captcha's response: what the provider's script gave, or for ALTCHA Base64 of the JSON `{ challenge, solution }`. */
  recaptcha: string;
  /** Whether the sender agrees that their data are processed. Recorded when it is said; a sender who says no is refused. */
  consent?: boolean | null | undefined;
  /** A UUID chosen by the sender, one per question: a repeated call with the same key makes no second question. */
  idempotencyKey?: string | null | undefined;
  /** Path of the page the question was asked on: begins with one slash, at most 500 characters. */
  pageUrl?: string | null | undefined;
};

export type CountInput = {
  /** What is counted, e.g. `search-empty`. */
  name: string;
  /** Of which thing, e.g. a query or the slug of an article. */
  key: string;
  /** From 1 to 10000. */
  times?: number;
};

export type AddFaqMutationVariables = Exact<{
  input: SendFaqPackageQuestionInput;
}>;


export type AddFaqMutation = { sendFaqPackageQuestion: { id: string } };

export type CountMutationVariables = Exact<{
  entries: Array<CountInput> | CountInput;
}>;


export type CountMutation = { count: number };

export type TagFieldsFragment = { name: string, slug: string };

export type PreviewFieldsFragment = { alt: string, url: string, width: number, height: number, blurDataUrl: string | null, conversions: Array<{ name: string, url: string, width: number, height: number, type: string }> };

export type ArticleTeaserFragment = { id: string, title: string, description: string, href: string, publishedAt: string | null, readingMinutes: number, preview: PreviewFieldsFragment | null, tags: Array<(
    { id: string }
    & TagFieldsFragment
  )> };

export type VideoTeaserFragment = { id: string, title: string, description: string, href: string, slug: string, durationSeconds: number, preview: PreviewFieldsFragment | null, tags: Array<TagFieldsFragment> };

export type LessonNeighbourFragment = { slug: string, title: string, preview: PreviewFieldsFragment | null };

export type ProductCardFragment = { ean: string, series: string, group: string, shadeNumber: string, shadeName: string, title: string, hex: string, picture: PreviewFieldsFragment | null };

export type AuthorFieldsFragment = { name: string, kind: AuthorKind, role: string | null, about: string | null, picture: PreviewFieldsFragment | null };

export type SharePictureFieldsFragment = { url: string, width: number, height: number, alt: string };

export type SeoFieldsFragment = { title: string | null, description: string | null, image: PreviewFieldsFragment | null };

type ContentBlockFields_HeadingBlock_Fragment = { __typename: 'HeadingBlock', id: string, level: number, text: string };

type ContentBlockFields_TextBlock_Fragment = { __typename: 'TextBlock', html: string };

type ContentBlockFields_PictureBlock_Fragment = { __typename: 'PictureBlock', caption: string | null, isWide: boolean, picture: PreviewFieldsFragment };

type ContentBlockFields_CalloutBlock_Fragment = { __typename: 'CalloutBlock', kind: CalloutKind, title: string, html: string };

type ContentBlockFields_ProductsBlock_Fragment = { __typename: 'ProductsBlock', products: Array<ProductCardFragment> };

type ContentBlockFields_LessonBlock_Fragment = { __typename: 'LessonBlock', lesson: VideoTeaserFragment };

type ContentBlockFields_CompareBlock_Fragment = { __typename: 'CompareBlock', beforeLabel: string, afterLabel: string, caption: string | null, before: PreviewFieldsFragment, after: PreviewFieldsFragment };

type ContentBlockFields_FinderBlock_Fragment = { __typename: 'FinderBlock', title: string, text: string, linkLabel: string, href: string, shade: ProductCardFragment | null };

export type ContentBlockFieldsFragment =
  | ContentBlockFields_HeadingBlock_Fragment
  | ContentBlockFields_TextBlock_Fragment
  | ContentBlockFields_PictureBlock_Fragment
  | ContentBlockFields_CalloutBlock_Fragment
  | ContentBlockFields_ProductsBlock_Fragment
  | ContentBlockFields_LessonBlock_Fragment
  | ContentBlockFields_CompareBlock_Fragment
  | ContentBlockFields_FinderBlock_Fragment
;

export type GetArticleQueryVariables = Exact<{
  slug: string;
}>;


export type GetArticleQuery = { article: (
    { slug: string, updatedAt: string, author: AuthorFieldsFragment | null, body: Array<
      | ContentBlockFields_HeadingBlock_Fragment
      | ContentBlockFields_TextBlock_Fragment
      | ContentBlockFields_PictureBlock_Fragment
      | ContentBlockFields_CalloutBlock_Fragment
      | ContentBlockFields_ProductsBlock_Fragment
      | ContentBlockFields_LessonBlock_Fragment
      | ContentBlockFields_CompareBlock_Fragment
      | ContentBlockFields_FinderBlock_Fragment
    >, lessons: Array<VideoTeaserFragment>, products: Array<ProductCardFragment>, related: Array<ArticleTeaserFragment>, sharePicture: SharePictureFieldsFragment | null, seo: SeoFieldsFragment }
    & ArticleTeaserFragment
  ) | null };

export type GetArticlePlaceQueryVariables = Exact<{
  slug: string;
  path: string;
}>;


export type GetArticlePlaceQuery = { article: { slug: string } | null, redirect: { to: string } | null };

export type GetArticlesQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  tag?: string | null | undefined;
}>;


export type GetArticlesQuery = { articles: { data: Array<ArticleTeaserFragment>, paginatorInfo: { hasMorePages: boolean, currentPage: number, total: number } }, video: { data: Array<VideoTeaserFragment> } };

export type GetCaptchaChallengeQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCaptchaChallengeQuery = { captchaChallenge: unknown };

export type GetContentVersionQueryVariables = Exact<{ [key: string]: never; }>;


export type GetContentVersionQuery = { contentVersion: string };

export type GetFaqQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  tag?: string | null | undefined;
}>;


export type GetFaqQuery = { faqQuestions: { data: Array<{ id: string, question: string, answer: string, tags: Array<TagFieldsFragment> }>, paginatorInfo: { hasMorePages: boolean, currentPage: number, total: number } } };

export type GetFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type GetFeedQuery = { articlesChangedAt: string | null, articles: { data: Array<{ id: string, title: string, description: string, href: string, publishedAt: string | null, updatedAt: string, author: { name: string, kind: AuthorKind } | null, tags: Array<TagFieldsFragment>, body: Array<
        | ContentBlockFields_HeadingBlock_Fragment
        | ContentBlockFields_TextBlock_Fragment
        | ContentBlockFields_PictureBlock_Fragment
        | ContentBlockFields_CalloutBlock_Fragment
        | ContentBlockFields_ProductsBlock_Fragment
        | ContentBlockFields_LessonBlock_Fragment
        | ContentBlockFields_CompareBlock_Fragment
        | ContentBlockFields_FinderBlock_Fragment
      > }> } };

export type GetFinderPagesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetFinderPagesQuery = { articles: { data: Array<{ slug: string, href: string, title: string }> }, video: { data: Array<{ slug: string, href: string, title: string }> } };

export type GetFinderShadesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetFinderShadesQuery = { productsPackageProducts: { data: Array<(
      { level: number, tone: string, greyCoverage: number, links: Array<{ shop: string, href: string, type: ProductLinkType }>, finder: { kind: string, developerPercent: number | null, mixtureMl: number, hardMaxMinutes: number, previewMinutes: number, maxLift: number, load: number, shift: Array<number> | null, greyRole: string, mixesWith: Array<string>, isDilutable: boolean, lengths: Array<string> | null, minDaysBetween: number, allergyTest: string, mixing: { cream: number, developer: number } | null, minutes: { min: number, max: number }, minutesGreyOver50: { min: number, max: number } | null, minutesFirstTime: { min: number, max: number } | null, minutesLightened: { min: number, max: number } | null, bases: Array<{ hair: string, min: number, max: number }> } | null }
      & ProductCardFragment
    )> } };

export type GetFinderTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetFinderTextsQuery = { finderTexts: Array<{ key: string, text: string }> };

export type GetLeadArticleQueryVariables = Exact<{ [key: string]: never; }>;


export type GetLeadArticleQuery = { site: { leadArticle: ArticleTeaserFragment | null } };

export type GetLessonPlaceQueryVariables = Exact<{
  slug: string;
  path: string;
}>;


export type GetLessonPlaceQuery = { videoBySlug: { slug: string } | null, redirect: { to: string } | null };

export type GetPageQueryVariables = Exact<{
  slug: string;
}>;


export type GetPageQuery = { page: { slug: string, title: string, description: string, updatedAt: string, body: Array<
      | ContentBlockFields_HeadingBlock_Fragment
      | ContentBlockFields_TextBlock_Fragment
      | ContentBlockFields_PictureBlock_Fragment
      | ContentBlockFields_CalloutBlock_Fragment
      | ContentBlockFields_ProductsBlock_Fragment
      | ContentBlockFields_LessonBlock_Fragment
      | ContentBlockFields_CompareBlock_Fragment
      | ContentBlockFields_FinderBlock_Fragment
    >, seo: SeoFieldsFragment } | null };

export type GetProductsQueryVariables = Exact<{
  ean: Array<string> | string;
}>;


export type GetProductsQuery = { productsPackageProducts: { data: Array<{ ean: string, title: string, links: Array<{ shop: string, href: string, type: ProductLinkType }> }> } };

export type GetRedirectQueryVariables = Exact<{
  path: string;
}>;


export type GetRedirectQuery = { redirect: { to: string, permanent: boolean } | null };

export type GetSearchHitsQueryVariables = Exact<{
  query: string;
  first?: number | null | undefined;
  kinds?: Array<SearchKind> | SearchKind | null | undefined;
}>;


export type GetSearchHitsQuery = { search: Array<{ kind: SearchKind, title: string, section: string | null, at: number | null, href: string, snippet: Array<{ text: string, isMarked: boolean }>, picture: PreviewFieldsFragment | null }> };

export type GetShadesQueryVariables = Exact<{
  tag?: string | null | undefined;
}>;


export type GetShadesQuery = { productsPackageProducts: { data: Array<(
      { description: string, benefits: Array<string>, howToUse: string, composition: string | null, proof: string | null, volume: string, level: number, toneName: string, greyCoverage: number, brand: string, baseRange: { min: number, max: number, note: string }, sharePicture: SharePictureFieldsFragment | null, links: Array<{ shop: string, href: string, type: ProductLinkType }> }
      & ProductCardFragment
    )> } };

export type GetSiteQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSiteQuery = { site: { name: string, title: string, tagline: string, description: string, locale: string, demoNotice: string, isCounting: boolean, texts: unknown, image: PreviewFieldsFragment | null, contacts: { email: string, privacyEmail: string }, navigation: Array<{ label: string, href: string }>, captcha: { provider: CaptchaProvider, sitekey: string, scriptUrl: string | null }, analytics: { gtmId: string, metricaId: string | null, webvisor: boolean | null }, verification: { yandexCode: string | null, vkCode: string | null, googleCode: string | null } | null }, tags: Array<TagFieldsFragment>, pages: Array<{ slug: string }> };

export type GetSitemapQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type GetSitemapQuery = { articles: { data: Array<{ href: string, updatedAt: string, tags: Array<{ slug: string }> }>, paginatorInfo: { hasMorePages: boolean } }, video: { data: Array<{ href: string, updatedAt: string, tags: Array<{ slug: string }> }>, paginatorInfo: { hasMorePages: boolean } }, productsPackageProducts: { data: Array<{ ean: string, updatedAt: string | null, tags: Array<{ slug: string }> }>, paginatorInfo: { hasMorePages: boolean } }, pages: Array<{ slug: string, updatedAt: string }> };

export type GetSlidesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSlidesQuery = { slides: Array<{ id: string, title: string, text: string, href: string, linkLabel: string, theme: SlideTheme, advertiser: string | null, erid: string | null, picture: PreviewFieldsFragment | null }> };

export type GetTopicsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetTopicsQuery = { tags: Array<{ slug: string, updatedAt: string | null, description: string | null, picture: PreviewFieldsFragment | null, sharePicture: SharePictureFieldsFragment | null }> };

export type GetTypenameQueryVariables = Exact<{ [key: string]: never; }>;


export type GetTypenameQuery = { __typename: 'Query' };

export type GetVideoQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  tag?: string | null | undefined;
}>;


export type GetVideoQuery = { video: { data: Array<VideoTeaserFragment>, paginatorInfo: { hasMorePages: boolean, currentPage: number, total: number } } };

export type GetVideoBySlugQueryVariables = Exact<{
  slug: string;
}>;


export type GetVideoBySlugQuery = { videoBySlug: (
    { provider: VideoProvider, src: string, captions: string | null, publishedAt: string | null, updatedAt: string, transcript: string, steps: Array<{ at: number, title: string, text: string }>, products: Array<ProductCardFragment>, sharePicture: SharePictureFieldsFragment | null, seo: SeoFieldsFragment, position: { current: number, total: number } | null, previous: LessonNeighbourFragment | null, next: LessonNeighbourFragment | null }
    & VideoTeaserFragment
  ) | null };

export type GetPlainArticlesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPlainArticlesQuery = { articles: { data: Array<{ id: string, title: string, description: string, href: string, preview: { conversions: Array<{ name: string, url: string }> } | null, tags: Array<{ id: string, name: string, slug: string }> }> } };

export type GetPlainVideoQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPlainVideoQuery = { video: { data: Array<{ id: string, title: string, description: string, href: string, slug: string, preview: { conversions: Array<{ name: string, url: string }> } | null, tags: Array<{ name: string, slug: string }> }> } };

export type GetPlainFaqQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPlainFaqQuery = { faqQuestions: { data: Array<{ question: string, answer: string, tags: Array<{ name: string, slug: string }> }> } };

export type GetPlainProductsQueryVariables = Exact<{
  ean: Array<string> | string;
}>;


export type GetPlainProductsQuery = { productsPackageProducts: { data: Array<{ links: Array<{ shop: string, href: string, type: ProductLinkType }> }> } };

export const addFaqOperation: Operation<AddFaqMutation, AddFaqMutationVariables> = {"name":"addFaq","kind":"mutation","text":"mutation addFaq($input:SendFaqPackageQuestionInput!){sendFaqPackageQuestion(input:$input){id}}"}

export const countOperation: Operation<CountMutation, CountMutationVariables> = {"name":"count","kind":"mutation","text":"mutation count($entries:[CountInput!]!){count(entries:$entries)}"}

export const getArticleOperation: Operation<GetArticleQuery, GetArticleQueryVariables> = {"name":"getArticle","kind":"query","text":"query getArticle($slug:String!){article(slug:$slug){...ArticleTeaser slug updatedAt author{...AuthorFields}body{...ContentBlockFields}lessons{...VideoTeaser}products{...ProductCard}related{...ArticleTeaser}sharePicture{...SharePictureFields}seo{...SeoFields}}}fragment TagFields on Tag{name slug}fragment PreviewFields on Preview{alt url width height blurDataUrl conversions{name url width height type}}fragment ArticleTeaser on Article{id title description href publishedAt readingMinutes preview{...PreviewFields}tags{id ...TagFields}}fragment VideoTeaser on Video{id title description href slug durationSeconds preview{...PreviewFields}tags{...TagFields}}fragment ProductCard on Product{ean series group shadeNumber shadeName title hex picture{...PreviewFields}}fragment AuthorFields on Author{name kind role about picture{...PreviewFields}}fragment SharePictureFields on SharePicture{url width height alt}fragment SeoFields on Seo{title description image{...PreviewFields}}fragment ContentBlockFields on ContentBlock{__typename ...on HeadingBlock{id level text}...on TextBlock{html}...on PictureBlock{caption isWide picture{...PreviewFields}}...on CalloutBlock{kind title html}...on ProductsBlock{products{...ProductCard}}...on LessonBlock{lesson{...VideoTeaser}}...on CompareBlock{before{...PreviewFields}after{...PreviewFields}beforeLabel afterLabel caption}...on FinderBlock{title text linkLabel href shade{...ProductCard}}}"}

export const getArticlePlaceOperation: Operation<GetArticlePlaceQuery, GetArticlePlaceQueryVariables> = {"name":"getArticlePlace","kind":"query","text":"query getArticlePlace($slug:String!$path:String!){article(slug:$slug){slug}redirect(path:$path){to}}"}

export const getArticlesOperation: Operation<GetArticlesQuery, GetArticlesQueryVariables> = {"name":"getArticles","kind":"query","text":"query getArticles($first:Int=100$page:Int=1$tag:String){articles(first:$first page:$page tag:$tag){data{...ArticleTeaser}paginatorInfo{hasMorePages currentPage total}}video(first:$first tag:$tag){data{...VideoTeaser}}}fragment TagFields on Tag{name slug}fragment PreviewFields on Preview{alt url width height blurDataUrl conversions{name url width height type}}fragment ArticleTeaser on Article{id title description href publishedAt readingMinutes preview{...PreviewFields}tags{id ...TagFields}}fragment VideoTeaser on Video{id title description href slug durationSeconds preview{...PreviewFields}tags{...TagFields}}"}

export const getCaptchaChallengeOperation: Operation<GetCaptchaChallengeQuery, GetCaptchaChallengeQueryVariables> = {"name":"getCaptchaChallenge","kind":"query","text":"query getCaptchaChallenge{captchaChallenge}"}

export const getContentVersionOperation: Operation<GetContentVersionQuery, GetContentVersionQueryVariables> = {"name":"getContentVersion","kind":"query","text":"query getContentVersion{contentVersion}"}

export const getFaqOperation: Operation<GetFaqQuery, GetFaqQueryVariables> = {"name":"getFaq","kind":"query","text":"query getFaq($first:Int=100$page:Int=1$tag:String){faqQuestions(first:$first page:$page tag:$tag){data{id question answer tags{...TagFields}}paginatorInfo{hasMorePages currentPage total}}}fragment TagFields on Tag{name slug}"}

export const getFeedOperation: Operation<GetFeedQuery, GetFeedQueryVariables> = {"name":"getFeed","kind":"query","text":"query getFeed{articlesChangedAt articles(first:20){data{id title description href publishedAt updatedAt author{name kind}tags{...TagFields}body{...ContentBlockFields}}}}fragment TagFields on Tag{name slug}fragment PreviewFields on Preview{alt url width height blurDataUrl conversions{name url width height type}}fragment VideoTeaser on Video{id title description href slug durationSeconds preview{...PreviewFields}tags{...TagFields}}fragment ProductCard on Product{ean series group shadeNumber shadeName title hex picture{...PreviewFields}}fragment ContentBlockFields on ContentBlock{__typename ...on HeadingBlock{id level text}...on TextBlock{html}...on PictureBlock{caption isWide picture{...PreviewFields}}...on CalloutBlock{kind title html}...on ProductsBlock{products{...ProductCard}}...on LessonBlock{lesson{...VideoTeaser}}...on CompareBlock{before{...PreviewFields}after{...PreviewFields}beforeLabel afterLabel caption}...on FinderBlock{title text linkLabel href shade{...ProductCard}}}"}

export const getFinderPagesOperation: Operation<GetFinderPagesQuery, GetFinderPagesQueryVariables> = {"name":"getFinderPages","kind":"query","text":"query getFinderPages{articles{data{slug href title}}video{data{slug href title}}}"}

export const getFinderShadesOperation: Operation<GetFinderShadesQuery, GetFinderShadesQueryVariables> = {"name":"getFinderShades","kind":"query","text":"query getFinderShades{productsPackageProducts{data{...ProductCard level tone greyCoverage links{shop href type}finder{kind developerPercent mixing{cream developer}mixtureMl minutes{min max}minutesGreyOver50{min max}minutesFirstTime{min max}minutesLightened{min max}hardMaxMinutes previewMinutes bases{hair min max}maxLift load shift greyRole mixesWith isDilutable lengths minDaysBetween allergyTest}}}}fragment PreviewFields on Preview{alt url width height blurDataUrl conversions{name url width height type}}fragment ProductCard on Product{ean series group shadeNumber shadeName title hex picture{...PreviewFields}}"}

export const getFinderTextsOperation: Operation<GetFinderTextsQuery, GetFinderTextsQueryVariables> = {"name":"getFinderTexts","kind":"query","text":"query getFinderTexts{finderTexts{key text}}"}

export const getLeadArticleOperation: Operation<GetLeadArticleQuery, GetLeadArticleQueryVariables> = {"name":"getLeadArticle","kind":"query","text":"query getLeadArticle{site{leadArticle{...ArticleTeaser}}}fragment TagFields on Tag{name slug}fragment PreviewFields on Preview{alt url width height blurDataUrl conversions{name url width height type}}fragment ArticleTeaser on Article{id title description href publishedAt readingMinutes preview{...PreviewFields}tags{id ...TagFields}}"}

export const getLessonPlaceOperation: Operation<GetLessonPlaceQuery, GetLessonPlaceQueryVariables> = {"name":"getLessonPlace","kind":"query","text":"query getLessonPlace($slug:String!$path:String!){videoBySlug(slug:$slug){slug}redirect(path:$path){to}}"}

export const getPageOperation: Operation<GetPageQuery, GetPageQueryVariables> = {"name":"getPage","kind":"query","text":"query getPage($slug:String!){page(slug:$slug){slug title description updatedAt body{...ContentBlockFields}seo{...SeoFields}}}fragment TagFields on Tag{name slug}fragment PreviewFields on Preview{alt url width height blurDataUrl conversions{name url width height type}}fragment VideoTeaser on Video{id title description href slug durationSeconds preview{...PreviewFields}tags{...TagFields}}fragment ProductCard on Product{ean series group shadeNumber shadeName title hex picture{...PreviewFields}}fragment SeoFields on Seo{title description image{...PreviewFields}}fragment ContentBlockFields on ContentBlock{__typename ...on HeadingBlock{id level text}...on TextBlock{html}...on PictureBlock{caption isWide picture{...PreviewFields}}...on CalloutBlock{kind title html}...on ProductsBlock{products{...ProductCard}}...on LessonBlock{lesson{...VideoTeaser}}...on CompareBlock{before{...PreviewFields}after{...PreviewFields}beforeLabel afterLabel caption}...on FinderBlock{title text linkLabel href shade{...ProductCard}}}"}

export const getProductsOperation: Operation<GetProductsQuery, GetProductsQueryVariables> = {"name":"getProducts","kind":"query","text":"query getProducts($ean:[String!]!){productsPackageProducts(filter:{ean:$ean}){data{ean title links{shop href type}}}}"}

export const getRedirectOperation: Operation<GetRedirectQuery, GetRedirectQueryVariables> = {"name":"getRedirect","kind":"query","text":"query getRedirect($path:String!){redirect(path:$path){to permanent}}"}

export const getSearchHitsOperation: Operation<GetSearchHitsQuery, GetSearchHitsQueryVariables> = {"name":"getSearchHits","kind":"query","text":"query getSearchHits($query:String!$first:Int$kinds:[SearchKind!]){search(query:$query first:$first kinds:$kinds){kind title section at href snippet{text isMarked}picture{...PreviewFields}}}fragment PreviewFields on Preview{alt url width height blurDataUrl conversions{name url width height type}}"}

export const getShadesOperation: Operation<GetShadesQuery, GetShadesQueryVariables> = {"name":"getShades","kind":"query","text":"query getShades($tag:String){productsPackageProducts(tag:$tag){data{...ProductCard description benefits howToUse composition proof volume level toneName greyCoverage baseRange{min max note}brand sharePicture{...SharePictureFields}links{shop href type}}}}fragment PreviewFields on Preview{alt url width height blurDataUrl conversions{name url width height type}}fragment ProductCard on Product{ean series group shadeNumber shadeName title hex picture{...PreviewFields}}fragment SharePictureFields on SharePicture{url width height alt}"}

export const getSiteOperation: Operation<GetSiteQuery, GetSiteQueryVariables> = {"name":"getSite","kind":"query","text":"query getSite{site{name title tagline description locale demoNotice image{...PreviewFields}contacts{email privacyEmail}navigation{label href}captcha{provider sitekey scriptUrl}analytics{gtmId metricaId webvisor}verification{yandexCode vkCode googleCode}isCounting texts}tags{...TagFields}pages{slug}}fragment TagFields on Tag{name slug}fragment PreviewFields on Preview{alt url width height blurDataUrl conversions{name url width height type}}"}

export const getSitemapOperation: Operation<GetSitemapQuery, GetSitemapQueryVariables> = {"name":"getSitemap","kind":"query","text":"query getSitemap($page:Int=1){articles(page:$page){data{href updatedAt tags{slug}}paginatorInfo{hasMorePages}}video(page:$page){data{href updatedAt tags{slug}}paginatorInfo{hasMorePages}}productsPackageProducts(page:$page){data{ean updatedAt tags{slug}}paginatorInfo{hasMorePages}}pages{slug updatedAt}}"}

export const getSlidesOperation: Operation<GetSlidesQuery, GetSlidesQueryVariables> = {"name":"getSlides","kind":"query","text":"query getSlides{slides{id title text href linkLabel theme advertiser erid picture{...PreviewFields}}}fragment PreviewFields on Preview{alt url width height blurDataUrl conversions{name url width height type}}"}

export const getTopicsOperation: Operation<GetTopicsQuery, GetTopicsQueryVariables> = {"name":"getTopics","kind":"query","text":"query getTopics{tags{slug updatedAt description picture{...PreviewFields}sharePicture{...SharePictureFields}}}fragment PreviewFields on Preview{alt url width height blurDataUrl conversions{name url width height type}}fragment SharePictureFields on SharePicture{url width height alt}"}

export const getTypenameOperation: Operation<GetTypenameQuery, GetTypenameQueryVariables> = {"name":"getTypename","kind":"query","text":"query getTypename{__typename}"}

export const getVideoOperation: Operation<GetVideoQuery, GetVideoQueryVariables> = {"name":"getVideo","kind":"query","text":"query getVideo($first:Int=100$page:Int=1$tag:String){video(first:$first page:$page tag:$tag){data{...VideoTeaser}paginatorInfo{hasMorePages currentPage total}}}fragment TagFields on Tag{name slug}fragment PreviewFields on Preview{alt url width height blurDataUrl conversions{name url width height type}}fragment VideoTeaser on Video{id title description href slug durationSeconds preview{...PreviewFields}tags{...TagFields}}"}

export const getVideoBySlugOperation: Operation<GetVideoBySlugQuery, GetVideoBySlugQueryVariables> = {"name":"getVideoBySlug","kind":"query","text":"query getVideoBySlug($slug:String!){videoBySlug(slug:$slug){...VideoTeaser provider src captions publishedAt updatedAt transcript steps{at title text}products{...ProductCard}sharePicture{...SharePictureFields}seo{...SeoFields}position{current total}previous{...LessonNeighbour}next{...LessonNeighbour}}}fragment TagFields on Tag{name slug}fragment PreviewFields on Preview{alt url width height blurDataUrl conversions{name url width height type}}fragment VideoTeaser on Video{id title description href slug durationSeconds preview{...PreviewFields}tags{...TagFields}}fragment LessonNeighbour on Video{slug title preview{...PreviewFields}}fragment ProductCard on Product{ean series group shadeNumber shadeName title hex picture{...PreviewFields}}fragment SharePictureFields on SharePicture{url width height alt}fragment SeoFields on Seo{title description image{...PreviewFields}}"}

export const getPlainArticlesOperation: Operation<GetPlainArticlesQuery, GetPlainArticlesQueryVariables> = {"name":"getPlainArticles","kind":"query","text":"query getPlainArticles{articles(first:100){data{id title description href preview{conversions{name url}}tags{id name slug}}}}"}

export const getPlainVideoOperation: Operation<GetPlainVideoQuery, GetPlainVideoQueryVariables> = {"name":"getPlainVideo","kind":"query","text":"query getPlainVideo{video{data{id title description href slug preview{conversions{name url}}tags{name slug}}}}"}

export const getPlainFaqOperation: Operation<GetPlainFaqQuery, GetPlainFaqQueryVariables> = {"name":"getPlainFaq","kind":"query","text":"query getPlainFaq{faqQuestions(first:100){data{question answer tags{name slug}}}}"}

export const getPlainProductsOperation: Operation<GetPlainProductsQuery, GetPlainProductsQueryVariables> = {"name":"getPlainProducts","kind":"query","text":"query getPlainProducts($ean:[String!]!){productsPackageProducts(filter:{ean:$ean}){data{links{shop href type}}}}"}
