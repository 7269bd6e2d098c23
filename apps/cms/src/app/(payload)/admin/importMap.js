import { EditingNotice as EditingNotice_b57a9682122dbeaec5efad7a9ef5ca05 } from '../../../panel/editing/panel/EditingNotice.tsx'
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
import { KeptBlock as KeptBlock_356de8a955970033f5d94873d3b681d6 } from '../../../panel/editing/panel/KeptBlock.tsx'
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
import { SeeInFinder as SeeInFinder_d5b1bff48e1e75bfaf7d5ea089b2ca3b } from '../../../content/preview/SeeInFinder.tsx'
import { LinesCell as LinesCell_17cb616c3100f373df264d95fa1f92cf } from '../../../panel/cells.tsx'
import { SectionLinks as SectionLinks_b6f9f7b0f01e1994cc471b018dbe8769 } from '../../../content/texts/panel/SectionLinks.tsx'
import { PictureUses as PictureUses_d578d40a90ed5f18d882bacb9eef847c } from '../../../content/picture-uses/PictureUses.tsx'
import { SaveWithAlt as SaveWithAlt_3091fa1aee5343121bfe92c28bbbe09c } from '../../../content/picture-uses/SaveWithAlt.tsx'
import { TextCell as TextCell_17cb616c3100f373df264d95fa1f92cf } from '../../../panel/cells.tsx'
import { ResendAll as ResendAll_5be5d2c957b35fc59db5081327570e7a } from '../../../mail/panel/ResendAll.tsx'
import { CurrentPassword as CurrentPassword_807b2e151baaec0740fb5dbf39bc15d0 } from '../../../accounts/CurrentPassword.tsx'
import { InvitationPanel as InvitationPanel_14c5c7d77ff0ec69a0815a5743ae3876 } from '../../../accounts/InvitationPanel.tsx'
import { SecondFactorPanel as SecondFactorPanel_41b383e1d2068e8426929f1816e87b3b } from '../../../accounts/second-factor/SecondFactorPanel.tsx'
import { SessionsPanel as SessionsPanel_169fff9e5d1c7c2fd84979c8a4604389 } from '../../../accounts/SessionsPanel.tsx'
import { BrandIcon as BrandIcon_fd07246bf617d0dbe2c6dbba380af080 } from '../../../panel/BrandMark.tsx'
import { BrandLogo as BrandLogo_fd07246bf617d0dbe2c6dbba380af080 } from '../../../panel/BrandMark.tsx'
import { ExchangeLinks as ExchangeLinks_192b42d40c4a8e5949d9d68929e7a0ad } from '../../../operations/dashboard/ExchangeLinks.tsx'
import { MissingLink as MissingLink_86af67c09ebc1cbebb0d8a9e14646f6a } from '../../../operations/statistics/panel/MissingLink.tsx'
import { PersonalDataLink as PersonalDataLink_b5f6821b168f9fe0f8405003e78f0f94 } from '../../../operations/personal-data/PersonalDataLink.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { WatchSaves as WatchSaves_53900990f613fbf30c9d1492f9d05dfe } from '../../../panel/editing/panel/WatchSaves.tsx'
import { LoginView as LoginView_122910e5831776534ac6bf17694d2c71 } from '../../../accounts/views.tsx'
import { FirstAccountView as FirstAccountView_122910e5831776534ac6bf17694d2c71 } from '../../../accounts/views.tsx'
import { ForgottenPasswordView as ForgottenPasswordView_122910e5831776534ac6bf17694d2c71 } from '../../../accounts/views.tsx'
import { NewPasswordView as NewPasswordView_122910e5831776534ac6bf17694d2c71 } from '../../../accounts/views.tsx'
import { ProductImportView as ProductImportView_b5b96fd645dbe3aa2a6f6d8c3f7daac0 } from '../../../products/import/panel/ProductImportView.tsx'
import { ExportView as ExportView_75099447bb4cb88842ef484c93bf55fb } from '../../../operations/export/panel/ExportView.tsx'
import { GuideView as GuideView_23aceb4774f60772ef2aea85ce5e0dd7 } from '../../../panel/guide/GuideView.tsx'
import { MissingView as MissingView_3dc9e930553f55af03259aee3ebdf158 } from '../../../operations/statistics/panel/MissingView.tsx'
import { PersonalDataView as PersonalDataView_1fd2313e4c064cb9fbbb8040e9b61451 } from '../../../operations/personal-data/PersonalDataView.tsx'
import { ScheduledView as ScheduledView_eec3b8a70d8728757e71e87082109dd5 } from '../../../panel/scheduled/ScheduledView.tsx'
import { Today as Today_8406c182e97be8186a1df4d352ca52fb } from '../../../operations/dashboard/Today.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/panel/editing/panel/EditingNotice.tsx#EditingNotice": EditingNotice_b57a9682122dbeaec5efad7a9ef5ca05,
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
  "/panel/editing/panel/KeptBlock.tsx#KeptBlock": KeptBlock_356de8a955970033f5d94873d3b681d6,
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
  "/content/preview/SeeInFinder.tsx#SeeInFinder": SeeInFinder_d5b1bff48e1e75bfaf7d5ea089b2ca3b,
  "/panel/cells.tsx#LinesCell": LinesCell_17cb616c3100f373df264d95fa1f92cf,
  "/content/texts/panel/SectionLinks.tsx#SectionLinks": SectionLinks_b6f9f7b0f01e1994cc471b018dbe8769,
  "/content/picture-uses/PictureUses.tsx#PictureUses": PictureUses_d578d40a90ed5f18d882bacb9eef847c,
  "/content/picture-uses/SaveWithAlt.tsx#SaveWithAlt": SaveWithAlt_3091fa1aee5343121bfe92c28bbbe09c,
  "/panel/cells.tsx#TextCell": TextCell_17cb616c3100f373df264d95fa1f92cf,
  "/mail/panel/ResendAll.tsx#ResendAll": ResendAll_5be5d2c957b35fc59db5081327570e7a,
  "/accounts/CurrentPassword.tsx#CurrentPassword": CurrentPassword_807b2e151baaec0740fb5dbf39bc15d0,
  "/accounts/InvitationPanel.tsx#InvitationPanel": InvitationPanel_14c5c7d77ff0ec69a0815a5743ae3876,
  "/accounts/second-factor/SecondFactorPanel.tsx#SecondFactorPanel": SecondFactorPanel_41b383e1d2068e8426929f1816e87b3b,
  "/accounts/SessionsPanel.tsx#SessionsPanel": SessionsPanel_169fff9e5d1c7c2fd84979c8a4604389,
  "/panel/BrandMark.tsx#BrandIcon": BrandIcon_fd07246bf617d0dbe2c6dbba380af080,
  "/panel/BrandMark.tsx#BrandLogo": BrandLogo_fd07246bf617d0dbe2c6dbba380af080,
  "/operations/dashboard/ExchangeLinks.tsx#ExchangeLinks": ExchangeLinks_192b42d40c4a8e5949d9d68929e7a0ad,
  "/operations/statistics/panel/MissingLink.tsx#MissingLink": MissingLink_86af67c09ebc1cbebb0d8a9e14646f6a,
  "/operations/personal-data/PersonalDataLink.tsx#PersonalDataLink": PersonalDataLink_b5f6821b168f9fe0f8405003e78f0f94,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/panel/editing/panel/WatchSaves.tsx#WatchSaves": WatchSaves_53900990f613fbf30c9d1492f9d05dfe,
  "/accounts/views.tsx#LoginView": LoginView_122910e5831776534ac6bf17694d2c71,
  "/accounts/views.tsx#FirstAccountView": FirstAccountView_122910e5831776534ac6bf17694d2c71,
  "/accounts/views.tsx#ForgottenPasswordView": ForgottenPasswordView_122910e5831776534ac6bf17694d2c71,
  "/accounts/views.tsx#NewPasswordView": NewPasswordView_122910e5831776534ac6bf17694d2c71,
  "/products/import/panel/ProductImportView.tsx#ProductImportView": ProductImportView_b5b96fd645dbe3aa2a6f6d8c3f7daac0,
  "/operations/export/panel/ExportView.tsx#ExportView": ExportView_75099447bb4cb88842ef484c93bf55fb,
  "/panel/guide/GuideView.tsx#GuideView": GuideView_23aceb4774f60772ef2aea85ce5e0dd7,
  "/operations/statistics/panel/MissingView.tsx#MissingView": MissingView_3dc9e930553f55af03259aee3ebdf158,
  "/operations/personal-data/PersonalDataView.tsx#PersonalDataView": PersonalDataView_1fd2313e4c064cb9fbbb8040e9b61451,
  "/panel/scheduled/ScheduledView.tsx#ScheduledView": ScheduledView_eec3b8a70d8728757e71e87082109dd5,
  "/operations/dashboard/Today.tsx#Today": Today_8406c182e97be8186a1df4d352ca52fb,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
