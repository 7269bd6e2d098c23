import { EditingNotice as EditingNotice_62121312f249740b693c5053cdf863fb } from '../../../panel/editing/EditingNotice.tsx'
import { LengthNote as LengthNote_3aa8b818defbb25a1f167921ca372714 } from '../../../panel/LengthNote.tsx'
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
import { KeptBlock as KeptBlock_249729da4fd2e5ec20746e617ccf5367 } from '../../../panel/editing/KeptBlock.tsx'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BodyDiff as BodyDiff_54fdd31c553c89c1acc0b787729ed9e7 } from '../../../content/rich-text/BodyDiff.tsx'
import { OverviewComponent as OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { SlugField as SlugField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { TagsCell as TagsCell_17cb616c3100f373df264d95fa1f92cf } from '../../../panel/cells.tsx'
import { StatusCell as StatusCell_17cb616c3100f373df264d95fa1f92cf } from '../../../panel/cells.tsx'
import { VersionsView as VersionsView_0eeb21f81e6b70587c556e4abbcfcbf8 } from '../../../panel/versions/VersionsView.tsx'
import { RowLabel as RowLabel_492f6c3c6a4370d524d9d3fa6aab3698 } from '../../../panel/RowLabel.tsx'
import { AnswerAidsFeatureClient as AnswerAidsFeatureClient_663e15a4dae4c3eb9ce57191cb381a66 } from '../../../questions/panel/answer-aids-feature.ts'
import { CheckCell as CheckCell_17cb616c3100f373df264d95fa1f92cf } from '../../../panel/cells.tsx'
import { Tick as Tick_6aa3257e9c2f1594307ad559130dcb6e } from '../../../panel/Tick.tsx'
import { StateCell as StateCell_a4fc5460cca444fdced7fe030f795748 } from '../../../questions/panel/QuestionCells.tsx'
import { PromiseNote as PromiseNote_903be60bc78d16e2f84d87611d6e9792 } from '../../../questions/panel/QuestionSidebar.tsx'
import { AssigneeCell as AssigneeCell_a4fc5460cca444fdced7fe030f795748 } from '../../../questions/panel/QuestionCells.tsx'
import { SuggestedTopics as SuggestedTopics_903be60bc78d16e2f84d87611d6e9792 } from '../../../questions/panel/QuestionSidebar.tsx'
import { MarkRead as MarkRead_903be60bc78d16e2f84d87611d6e9792 } from '../../../questions/panel/QuestionSidebar.tsx'
import { MailOfAnswer as MailOfAnswer_903be60bc78d16e2f84d87611d6e9792 } from '../../../questions/panel/QuestionSidebar.tsx'
import { InboxFilters as InboxFilters_485ce58b5e739bde444163a65ae0b204 } from '../../../questions/panel/InboxFilters.tsx'
import { NextQuestion as NextQuestion_fb5476eeb328ff1432ef1b4b690bbc22 } from '../../../questions/panel/NextQuestion.tsx'
import { SeeInFinder as SeeInFinder_d5b1bff48e1e75bfaf7d5ea089b2ca3b } from '../../../content/preview/SeeInFinder.tsx'
import { LinesCell as LinesCell_17cb616c3100f373df264d95fa1f92cf } from '../../../panel/cells.tsx'
import { CheckPanel as CheckPanel_fc42ce040108f7d63e5ec12f7b9e52fa } from '../../../content/second-person/CheckPanel.tsx'
import { TextCell as TextCell_17cb616c3100f373df264d95fa1f92cf } from '../../../panel/cells.tsx'
import { SectionLinks as SectionLinks_98a2fa5bf7fcb19ca47ab7ef58a51593 } from '../../../content/texts/SectionLinks.tsx'
import { PictureUses as PictureUses_d578d40a90ed5f18d882bacb9eef847c } from '../../../content/picture-uses/PictureUses.tsx'
import { SaveWithAlt as SaveWithAlt_3091fa1aee5343121bfe92c28bbbe09c } from '../../../content/picture-uses/SaveWithAlt.tsx'
import { ResendAll as ResendAll_5a01365e87582144c667d895502be6e0 } from '../../../mail/ResendAll.tsx'
import { CurrentPassword as CurrentPassword_807b2e151baaec0740fb5dbf39bc15d0 } from '../../../accounts/CurrentPassword.tsx'
import { InvitationPanel as InvitationPanel_14c5c7d77ff0ec69a0815a5743ae3876 } from '../../../accounts/InvitationPanel.tsx'
import { SecondFactorPanel as SecondFactorPanel_41b383e1d2068e8426929f1816e87b3b } from '../../../accounts/second-factor/SecondFactorPanel.tsx'
import { SessionsPanel as SessionsPanel_169fff9e5d1c7c2fd84979c8a4604389 } from '../../../accounts/SessionsPanel.tsx'
import { PrintLink as PrintLink_bf782904da6d11a007ec5ec804db3535 } from '../../../operations/personal-data/PrintLink.tsx'
import { BrandIcon as BrandIcon_fd07246bf617d0dbe2c6dbba380af080 } from '../../../panel/BrandMark.tsx'
import { BrandLogo as BrandLogo_fd07246bf617d0dbe2c6dbba380af080 } from '../../../panel/BrandMark.tsx'
import { NavLinks as NavLinks_90875b56847c5a0a3b420b3255d31f71 } from '../../../operations/dashboard/NavLinks.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { WatchSaves as WatchSaves_84fa92d462b19bed9c796df362934cc1 } from '../../../panel/editing/WatchSaves.tsx'
import { LoginView as LoginView_122910e5831776534ac6bf17694d2c71 } from '../../../accounts/views.tsx'
import { FirstAccountView as FirstAccountView_122910e5831776534ac6bf17694d2c71 } from '../../../accounts/views.tsx'
import { ForgottenPasswordView as ForgottenPasswordView_122910e5831776534ac6bf17694d2c71 } from '../../../accounts/views.tsx'
import { NewPasswordView as NewPasswordView_122910e5831776534ac6bf17694d2c71 } from '../../../accounts/views.tsx'
import { ProductImportView as ProductImportView_dfd49064e9f2d1532b84ddb3fe241fab } from '../../../products/import/ProductImportView.tsx'
import { ExportView as ExportView_37af8aa5f5b296d98b529a244efb4512 } from '../../../operations/export/ExportView.tsx'
import { GuideView as GuideView_23aceb4774f60772ef2aea85ce5e0dd7 } from '../../../panel/guide/GuideView.tsx'
import { MissingView as MissingView_1b75737084942bd684647320883cbbf8 } from '../../../operations/statistics/MissingView.tsx'
import { PersonalDataView as PersonalDataView_1fd2313e4c064cb9fbbb8040e9b61451 } from '../../../operations/personal-data/PersonalDataView.tsx'
import { ScheduledView as ScheduledView_eec3b8a70d8728757e71e87082109dd5 } from '../../../panel/scheduled/ScheduledView.tsx'
import { Today as Today_8406c182e97be8186a1df4d352ca52fb } from '../../../operations/dashboard/Today.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/panel/editing/EditingNotice.tsx#EditingNotice": EditingNotice_62121312f249740b693c5053cdf863fb,
  "/panel/LengthNote.tsx#LengthNote": LengthNote_3aa8b818defbb25a1f167921ca372714,
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
  "/panel/editing/KeptBlock.tsx#KeptBlock": KeptBlock_249729da4fd2e5ec20746e617ccf5367,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/content/rich-text/BodyDiff.tsx#BodyDiff": BodyDiff_54fdd31c553c89c1acc0b787729ed9e7,
  "@payloadcms/plugin-seo/client#OverviewComponent": OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/next/client#SlugField": SlugField_2b8867833a34864a02ddf429b0728a40,
  "/panel/cells.tsx#TagsCell": TagsCell_17cb616c3100f373df264d95fa1f92cf,
  "/panel/cells.tsx#StatusCell": StatusCell_17cb616c3100f373df264d95fa1f92cf,
  "/panel/versions/VersionsView.tsx#VersionsView": VersionsView_0eeb21f81e6b70587c556e4abbcfcbf8,
  "/panel/RowLabel.tsx#RowLabel": RowLabel_492f6c3c6a4370d524d9d3fa6aab3698,
  "/questions/panel/answer-aids-feature.ts#AnswerAidsFeatureClient": AnswerAidsFeatureClient_663e15a4dae4c3eb9ce57191cb381a66,
  "/panel/cells.tsx#CheckCell": CheckCell_17cb616c3100f373df264d95fa1f92cf,
  "/panel/Tick.tsx#Tick": Tick_6aa3257e9c2f1594307ad559130dcb6e,
  "/questions/panel/QuestionCells.tsx#StateCell": StateCell_a4fc5460cca444fdced7fe030f795748,
  "/questions/panel/QuestionSidebar.tsx#PromiseNote": PromiseNote_903be60bc78d16e2f84d87611d6e9792,
  "/questions/panel/QuestionCells.tsx#AssigneeCell": AssigneeCell_a4fc5460cca444fdced7fe030f795748,
  "/questions/panel/QuestionSidebar.tsx#SuggestedTopics": SuggestedTopics_903be60bc78d16e2f84d87611d6e9792,
  "/questions/panel/QuestionSidebar.tsx#MarkRead": MarkRead_903be60bc78d16e2f84d87611d6e9792,
  "/questions/panel/QuestionSidebar.tsx#MailOfAnswer": MailOfAnswer_903be60bc78d16e2f84d87611d6e9792,
  "/questions/panel/InboxFilters.tsx#InboxFilters": InboxFilters_485ce58b5e739bde444163a65ae0b204,
  "/questions/panel/NextQuestion.tsx#NextQuestion": NextQuestion_fb5476eeb328ff1432ef1b4b690bbc22,
  "/content/preview/SeeInFinder.tsx#SeeInFinder": SeeInFinder_d5b1bff48e1e75bfaf7d5ea089b2ca3b,
  "/panel/cells.tsx#LinesCell": LinesCell_17cb616c3100f373df264d95fa1f92cf,
  "/content/second-person/CheckPanel.tsx#CheckPanel": CheckPanel_fc42ce040108f7d63e5ec12f7b9e52fa,
  "/panel/cells.tsx#TextCell": TextCell_17cb616c3100f373df264d95fa1f92cf,
  "/content/texts/SectionLinks.tsx#SectionLinks": SectionLinks_98a2fa5bf7fcb19ca47ab7ef58a51593,
  "/content/picture-uses/PictureUses.tsx#PictureUses": PictureUses_d578d40a90ed5f18d882bacb9eef847c,
  "/content/picture-uses/SaveWithAlt.tsx#SaveWithAlt": SaveWithAlt_3091fa1aee5343121bfe92c28bbbe09c,
  "/mail/ResendAll.tsx#ResendAll": ResendAll_5a01365e87582144c667d895502be6e0,
  "/accounts/CurrentPassword.tsx#CurrentPassword": CurrentPassword_807b2e151baaec0740fb5dbf39bc15d0,
  "/accounts/InvitationPanel.tsx#InvitationPanel": InvitationPanel_14c5c7d77ff0ec69a0815a5743ae3876,
  "/accounts/second-factor/SecondFactorPanel.tsx#SecondFactorPanel": SecondFactorPanel_41b383e1d2068e8426929f1816e87b3b,
  "/accounts/SessionsPanel.tsx#SessionsPanel": SessionsPanel_169fff9e5d1c7c2fd84979c8a4604389,
  "/operations/personal-data/PrintLink.tsx#PrintLink": PrintLink_bf782904da6d11a007ec5ec804db3535,
  "/panel/BrandMark.tsx#BrandIcon": BrandIcon_fd07246bf617d0dbe2c6dbba380af080,
  "/panel/BrandMark.tsx#BrandLogo": BrandLogo_fd07246bf617d0dbe2c6dbba380af080,
  "/operations/dashboard/NavLinks.tsx#NavLinks": NavLinks_90875b56847c5a0a3b420b3255d31f71,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/panel/editing/WatchSaves.tsx#WatchSaves": WatchSaves_84fa92d462b19bed9c796df362934cc1,
  "/accounts/views.tsx#LoginView": LoginView_122910e5831776534ac6bf17694d2c71,
  "/accounts/views.tsx#FirstAccountView": FirstAccountView_122910e5831776534ac6bf17694d2c71,
  "/accounts/views.tsx#ForgottenPasswordView": ForgottenPasswordView_122910e5831776534ac6bf17694d2c71,
  "/accounts/views.tsx#NewPasswordView": NewPasswordView_122910e5831776534ac6bf17694d2c71,
  "/products/import/ProductImportView.tsx#ProductImportView": ProductImportView_dfd49064e9f2d1532b84ddb3fe241fab,
  "/operations/export/ExportView.tsx#ExportView": ExportView_37af8aa5f5b296d98b529a244efb4512,
  "/panel/guide/GuideView.tsx#GuideView": GuideView_23aceb4774f60772ef2aea85ce5e0dd7,
  "/operations/statistics/MissingView.tsx#MissingView": MissingView_1b75737084942bd684647320883cbbf8,
  "/operations/personal-data/PersonalDataView.tsx#PersonalDataView": PersonalDataView_1fd2313e4c064cb9fbbb8040e9b61451,
  "/panel/scheduled/ScheduledView.tsx#ScheduledView": ScheduledView_eec3b8a70d8728757e71e87082109dd5,
  "/operations/dashboard/Today.tsx#Today": Today_8406c182e97be8186a1df4d352ca52fb,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
