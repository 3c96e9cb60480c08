import { OrderWorkCell as OrderWorkCell_c368ef58a65d6a7947638cd99a7b4097 } from '../../../admin/orders/order-work.tsx'
import { OrderWork as OrderWork_c368ef58a65d6a7947638cd99a7b4097 } from '../../../admin/orders/order-work.tsx'
import { YesNoCell as YesNoCell_dce1047ca5568f854d345ed8acd0efc2 } from '../../../admin/parts/cells.tsx'
import { Nothing as Nothing_dce1047ca5568f854d345ed8acd0efc2 } from '../../../admin/parts/cells.tsx'
import { MoneyCell as MoneyCell_dce1047ca5568f854d345ed8acd0efc2 } from '../../../admin/parts/cells.tsx'
import { OrderMoney as OrderMoney_261c88128309d73d58ad3036d2ebe023 } from '../../../admin/orders/order-money.tsx'
import { MomentCell as MomentCell_475d9c5a9466cf80f3ee2e985fc7fbd2 } from '../../../admin/dates/moment-cell.tsx'
import { MomentField as MomentField_8a0c397ba4641a48fbadd344f108e3d5 } from '../../../admin/dates/moment-field.tsx'
import { LastChanged as LastChanged_0de796a7ea2da18f9f4f7020c9e6a821 } from '../../../admin/dates/last-changed.tsx'
import { CentsCell as CentsCell_dce1047ca5568f854d345ed8acd0efc2 } from '../../../admin/parts/cells.tsx'
import { PlanMoney as PlanMoney_261c88128309d73d58ad3036d2ebe023 } from '../../../admin/orders/order-money.tsx'
import { RowLabel as RowLabel_0039cf8ee007df44ee90c90a559db822 } from '../../../admin/parts/row-label.tsx'
import { ShownFirst as ShownFirst_159b2be5330e88333189ecda748b79be } from '../../../admin/lists/shown-first.tsx'
import { AsNoted as AsNoted_00f7f745f5cce90c20dbdd6469d4b7ba } from '../../../admin/parts/as-noted.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PublishButton as PublishButton_a1df8fb33cd717ded5e60637dfa1ae2d } from '../../../admin/publishing/publish-button.tsx'
import { ChangePassword as ChangePassword_654c854d462eaaf1a83557353981158c } from '../../../admin/accounts/change-password.tsx'
import { OwnSessions as OwnSessions_c2ce8e3fe0f7b95d75fcb2f9a80dea03 } from '../../../admin/accounts/own-sessions.tsx'
import { CodeAppLink as CodeAppLink_f0b361d22e10a6a0a71d9f1ff4655bd8 } from '../../../admin/accounts/code-app-link.tsx'
import { MailPreview as MailPreview_2c584b8ee107d24f32102b5fc67ee338 } from '../../../admin/publishing/mail-preview.tsx'
import { Nav as Nav_41b66a11801c4f8a723b183fb96a4ee7 } from '../../../admin/parts/nav.tsx'
import { Icon as Icon_69bbce6714e2bb76d1bf5a79b5cd1f17 } from '../../../admin/parts/brand.tsx'
import { Logo as Logo_69bbce6714e2bb76d1bf5a79b5cd1f17 } from '../../../admin/parts/brand.tsx'
import { Welcome as Welcome_69bbce6714e2bb76d1bf5a79b5cd1f17 } from '../../../admin/parts/brand.tsx'
import { PracticeClock as PracticeClock_0a0584da4ff1b673276cc7844ed92a10 } from '../../../admin/dates/practice-clock.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/orders/order-work.tsx#OrderWorkCell": OrderWorkCell_c368ef58a65d6a7947638cd99a7b4097,
  "/admin/orders/order-work.tsx#OrderWork": OrderWork_c368ef58a65d6a7947638cd99a7b4097,
  "/admin/parts/cells.tsx#YesNoCell": YesNoCell_dce1047ca5568f854d345ed8acd0efc2,
  "/admin/parts/cells.tsx#Nothing": Nothing_dce1047ca5568f854d345ed8acd0efc2,
  "/admin/parts/cells.tsx#MoneyCell": MoneyCell_dce1047ca5568f854d345ed8acd0efc2,
  "/admin/orders/order-money.tsx#OrderMoney": OrderMoney_261c88128309d73d58ad3036d2ebe023,
  "/admin/dates/moment-cell.tsx#MomentCell": MomentCell_475d9c5a9466cf80f3ee2e985fc7fbd2,
  "/admin/dates/moment-field.tsx#MomentField": MomentField_8a0c397ba4641a48fbadd344f108e3d5,
  "/admin/dates/last-changed.tsx#LastChanged": LastChanged_0de796a7ea2da18f9f4f7020c9e6a821,
  "/admin/parts/cells.tsx#CentsCell": CentsCell_dce1047ca5568f854d345ed8acd0efc2,
  "/admin/orders/order-money.tsx#PlanMoney": PlanMoney_261c88128309d73d58ad3036d2ebe023,
  "/admin/parts/row-label.tsx#RowLabel": RowLabel_0039cf8ee007df44ee90c90a559db822,
  "/admin/lists/shown-first.tsx#ShownFirst": ShownFirst_159b2be5330e88333189ecda748b79be,
  "/admin/parts/as-noted.tsx#AsNoted": AsNoted_00f7f745f5cce90c20dbdd6469d4b7ba,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/publishing/publish-button.tsx#PublishButton": PublishButton_a1df8fb33cd717ded5e60637dfa1ae2d,
  "/admin/accounts/change-password.tsx#ChangePassword": ChangePassword_654c854d462eaaf1a83557353981158c,
  "/admin/accounts/own-sessions.tsx#OwnSessions": OwnSessions_c2ce8e3fe0f7b95d75fcb2f9a80dea03,
  "/admin/accounts/code-app-link.tsx#CodeAppLink": CodeAppLink_f0b361d22e10a6a0a71d9f1ff4655bd8,
  "/admin/publishing/mail-preview.tsx#MailPreview": MailPreview_2c584b8ee107d24f32102b5fc67ee338,
  "/admin/parts/nav.tsx#Nav": Nav_41b66a11801c4f8a723b183fb96a4ee7,
  "/admin/parts/brand.tsx#Icon": Icon_69bbce6714e2bb76d1bf5a79b5cd1f17,
  "/admin/parts/brand.tsx#Logo": Logo_69bbce6714e2bb76d1bf5a79b5cd1f17,
  "/admin/parts/brand.tsx#Welcome": Welcome_69bbce6714e2bb76d1bf5a79b5cd1f17,
  "/admin/dates/practice-clock.tsx#PracticeClock": PracticeClock_0a0584da4ff1b673276cc7844ed92a10,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
