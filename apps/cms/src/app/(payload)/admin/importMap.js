import { EditingNotice as EditingNotice_13c8266e179a35d9391fa2dd60103139 } from '../../../editing/panel/EditingNotice.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { KeptBlock as KeptBlock_f3299f87496c39e9d986721d7ef64b17 } from '../../../editing/panel/KeptBlock.tsx'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OverviewComponent as OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { SlugField as SlugField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { TagsCell as TagsCell_bdafd8b4ec543cc9976fbe6ce95f5b93 } from '../../../panel/TagsCell.tsx'
import { AnswerAidsFeatureClient as AnswerAidsFeatureClient_9eef948ec7e08ba1f63de69309a3fe80 } from '../../../questions/aids/answer-aids-feature-client.ts'
import { CheckCell as CheckCell_17cb616c3100f373df264d95fa1f92cf } from '../../../panel/cells.tsx'
import { Tick as Tick_6aa3257e9c2f1594307ad559130dcb6e } from '../../../panel/Tick.tsx'
import { StateCell as StateCell_c18ec1e925869c2ac8d7cc39b4ec30a4 } from '../../../questions/inbox/StateCell.tsx'
import { PromiseNote as PromiseNote_63038a6e8c836efe58c41974cfff5837 } from '../../../questions/aids/PromiseNote.tsx'
import { AssigneeCell as AssigneeCell_ec5e8881577947274244632ce9f2aaf3 } from '../../../questions/assignment/AssigneeCell.tsx'
import { SuggestedTopics as SuggestedTopics_c30b04459b9ed6004016e315b476ccab } from '../../../questions/aids/SuggestedTopics.tsx'
import { MarkRead as MarkRead_abdd1b48b6331b8a07e30e8b24710c53 } from '../../../questions/inbox/MarkRead.tsx'
import { MailOfAnswer as MailOfAnswer_daf82f91f4ec34cfed841e7058a775bb } from '../../../questions/inbox/MailOfAnswer.tsx'
import { InboxFilters as InboxFilters_0edea969c9378fb45370cd4fd72f6ac3 } from '../../../questions/inbox/InboxFilters.tsx'
import { NextQuestion as NextQuestion_e8d22492edd5c14caa7dc22563bb5646 } from '../../../questions/queue/NextQuestion.tsx'
import { SeeInFinder as SeeInFinder_cf8835f83cc080e75835acbeb81cbb59 } from '../../../preview/SeeInFinder.tsx'
import { LinesCell as LinesCell_17cb616c3100f373df264d95fa1f92cf } from '../../../panel/cells.tsx'
import { SectionLinks as SectionLinks_a693f5df8202ceeb808d6eb228747801 } from '../../../texts/panel/SectionLinks.tsx'
import { PictureUses as PictureUses_2c1e1429397adc4653ad9b9a33eccbbb } from '../../../picture-uses/PictureUses.tsx'
import { SaveWithAlt as SaveWithAlt_8c8db4529cd27b412174e79e84dac9fc } from '../../../picture-uses/SaveWithAlt.tsx'
import { TextCell as TextCell_17cb616c3100f373df264d95fa1f92cf } from '../../../panel/cells.tsx'
import { ResendAll as ResendAll_5be5d2c957b35fc59db5081327570e7a } from '../../../mail/panel/ResendAll.tsx'
import { CurrentPassword as CurrentPassword_715f6a548f5ae9207cba8d1e9f138497 } from '../../../people/CurrentPassword/CurrentPassword.tsx'
import { InvitationPanel as InvitationPanel_20b5c0329bbd870b3688135a1ff94e68 } from '../../../people/invitation/InvitationPanel.tsx'
import { SecondFactorPanel as SecondFactorPanel_7fb82273ea2749a000d09efa48cedb99 } from '../../../people/second-factor/SecondFactorPanel.tsx'
import { SessionsPanel as SessionsPanel_2de99b37120f8d53ae7edefe24a11a30 } from '../../../people/SessionsPanel/SessionsPanel.tsx'
import { BrandIcon as BrandIcon_fd07246bf617d0dbe2c6dbba380af080 } from '../../../panel/BrandMark.tsx'
import { BrandLogo as BrandLogo_fd07246bf617d0dbe2c6dbba380af080 } from '../../../panel/BrandMark.tsx'
import { ExchangeLinks as ExchangeLinks_d710f0cdaf69b562de536b4208229b35 } from '../../../dashboard/ExchangeLinks.tsx'
import { MissingLink as MissingLink_4b137a4f047bedd39587b04e2885a541 } from '../../../statistics/panel/MissingLink.tsx'
import { PersonalDataLink as PersonalDataLink_61926a35efb48bf6df3bcf817e82c174 } from '../../../personal-data/PersonalDataLink.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { WatchSaves as WatchSaves_e34c7a57fe8b621ee1dca20c6a9d46dd } from '../../../editing/panel/WatchSaves.tsx'
import { LoginView as LoginView_5e7d4a12ae73dd4b6e52ae93e54973fe } from '../../../people/sign-in/LoginView.tsx'
import { FirstAccountView as FirstAccountView_9d88bd7749f15b29383db742ed6df9a1 } from '../../../people/first-account/FirstAccountView.tsx'
import { ForgottenPasswordView as ForgottenPasswordView_dd920ab384c9271d4ee11c684224a770 } from '../../../people/forgotten-password/ForgottenPasswordView.tsx'
import { NewPasswordView as NewPasswordView_50d2f4e538d29cf6651b7e6f7792fc71 } from '../../../people/new-password/NewPasswordView.tsx'
import { ProductImportView as ProductImportView_54e3b99e9d938d8a7889f1104285f15e } from '../../../product-import/panel/ProductImportView.tsx'
import { ExportView as ExportView_972230177bbeac25c54fbfd485fdfde0 } from '../../../export/panel/ExportView.tsx'
import { GuideView as GuideView_76d9c14414753d7c1e00c756f478b509 } from '../../../guide/GuideView.tsx'
import { MissingView as MissingView_8e1a0536afa58c574918fe07ab508276 } from '../../../statistics/panel/MissingView.tsx'
import { PersonalDataView as PersonalDataView_d21e22e06adf8fa5b2e0d31f3829eb14 } from '../../../personal-data/PersonalDataView.tsx'
import { ScheduledView as ScheduledView_91dfcdc1009bc14b9c330e8538e7fa40 } from '../../../scheduled/ScheduledView.tsx'
import { Today as Today_fa771f96be5d170531405c7fce85c5ae } from '../../../dashboard/Today.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/editing/panel/EditingNotice.tsx#EditingNotice": EditingNotice_13c8266e179a35d9391fa2dd60103139,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/editing/panel/KeptBlock.tsx#KeptBlock": KeptBlock_f3299f87496c39e9d986721d7ef64b17,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/plugin-seo/client#OverviewComponent": OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/next/client#SlugField": SlugField_2b8867833a34864a02ddf429b0728a40,
  "/panel/TagsCell.tsx#TagsCell": TagsCell_bdafd8b4ec543cc9976fbe6ce95f5b93,
  "/questions/aids/answer-aids-feature-client.ts#AnswerAidsFeatureClient": AnswerAidsFeatureClient_9eef948ec7e08ba1f63de69309a3fe80,
  "/panel/cells.tsx#CheckCell": CheckCell_17cb616c3100f373df264d95fa1f92cf,
  "/panel/Tick.tsx#Tick": Tick_6aa3257e9c2f1594307ad559130dcb6e,
  "/questions/inbox/StateCell.tsx#StateCell": StateCell_c18ec1e925869c2ac8d7cc39b4ec30a4,
  "/questions/aids/PromiseNote.tsx#PromiseNote": PromiseNote_63038a6e8c836efe58c41974cfff5837,
  "/questions/assignment/AssigneeCell.tsx#AssigneeCell": AssigneeCell_ec5e8881577947274244632ce9f2aaf3,
  "/questions/aids/SuggestedTopics.tsx#SuggestedTopics": SuggestedTopics_c30b04459b9ed6004016e315b476ccab,
  "/questions/inbox/MarkRead.tsx#MarkRead": MarkRead_abdd1b48b6331b8a07e30e8b24710c53,
  "/questions/inbox/MailOfAnswer.tsx#MailOfAnswer": MailOfAnswer_daf82f91f4ec34cfed841e7058a775bb,
  "/questions/inbox/InboxFilters.tsx#InboxFilters": InboxFilters_0edea969c9378fb45370cd4fd72f6ac3,
  "/questions/queue/NextQuestion.tsx#NextQuestion": NextQuestion_e8d22492edd5c14caa7dc22563bb5646,
  "/preview/SeeInFinder.tsx#SeeInFinder": SeeInFinder_cf8835f83cc080e75835acbeb81cbb59,
  "/panel/cells.tsx#LinesCell": LinesCell_17cb616c3100f373df264d95fa1f92cf,
  "/texts/panel/SectionLinks.tsx#SectionLinks": SectionLinks_a693f5df8202ceeb808d6eb228747801,
  "/picture-uses/PictureUses.tsx#PictureUses": PictureUses_2c1e1429397adc4653ad9b9a33eccbbb,
  "/picture-uses/SaveWithAlt.tsx#SaveWithAlt": SaveWithAlt_8c8db4529cd27b412174e79e84dac9fc,
  "/panel/cells.tsx#TextCell": TextCell_17cb616c3100f373df264d95fa1f92cf,
  "/mail/panel/ResendAll.tsx#ResendAll": ResendAll_5be5d2c957b35fc59db5081327570e7a,
  "/people/CurrentPassword/CurrentPassword.tsx#CurrentPassword": CurrentPassword_715f6a548f5ae9207cba8d1e9f138497,
  "/people/invitation/InvitationPanel.tsx#InvitationPanel": InvitationPanel_20b5c0329bbd870b3688135a1ff94e68,
  "/people/second-factor/SecondFactorPanel.tsx#SecondFactorPanel": SecondFactorPanel_7fb82273ea2749a000d09efa48cedb99,
  "/people/SessionsPanel/SessionsPanel.tsx#SessionsPanel": SessionsPanel_2de99b37120f8d53ae7edefe24a11a30,
  "/panel/BrandMark.tsx#BrandIcon": BrandIcon_fd07246bf617d0dbe2c6dbba380af080,
  "/panel/BrandMark.tsx#BrandLogo": BrandLogo_fd07246bf617d0dbe2c6dbba380af080,
  "/dashboard/ExchangeLinks.tsx#ExchangeLinks": ExchangeLinks_d710f0cdaf69b562de536b4208229b35,
  "/statistics/panel/MissingLink.tsx#MissingLink": MissingLink_4b137a4f047bedd39587b04e2885a541,
  "/personal-data/PersonalDataLink.tsx#PersonalDataLink": PersonalDataLink_61926a35efb48bf6df3bcf817e82c174,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/editing/panel/WatchSaves.tsx#WatchSaves": WatchSaves_e34c7a57fe8b621ee1dca20c6a9d46dd,
  "/people/sign-in/LoginView.tsx#LoginView": LoginView_5e7d4a12ae73dd4b6e52ae93e54973fe,
  "/people/first-account/FirstAccountView.tsx#FirstAccountView": FirstAccountView_9d88bd7749f15b29383db742ed6df9a1,
  "/people/forgotten-password/ForgottenPasswordView.tsx#ForgottenPasswordView": ForgottenPasswordView_dd920ab384c9271d4ee11c684224a770,
  "/people/new-password/NewPasswordView.tsx#NewPasswordView": NewPasswordView_50d2f4e538d29cf6651b7e6f7792fc71,
  "/product-import/panel/ProductImportView.tsx#ProductImportView": ProductImportView_54e3b99e9d938d8a7889f1104285f15e,
  "/export/panel/ExportView.tsx#ExportView": ExportView_972230177bbeac25c54fbfd485fdfde0,
  "/guide/GuideView.tsx#GuideView": GuideView_76d9c14414753d7c1e00c756f478b509,
  "/statistics/panel/MissingView.tsx#MissingView": MissingView_8e1a0536afa58c574918fe07ab508276,
  "/personal-data/PersonalDataView.tsx#PersonalDataView": PersonalDataView_d21e22e06adf8fa5b2e0d31f3829eb14,
  "/scheduled/ScheduledView.tsx#ScheduledView": ScheduledView_91dfcdc1009bc14b9c330e8538e7fa40,
  "/dashboard/Today.tsx#Today": Today_fa771f96be5d170531405c7fce85c5ae,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
