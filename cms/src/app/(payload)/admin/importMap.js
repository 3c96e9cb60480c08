import { OrderWorkCell as OrderWorkCell_cfc724670e158cd9c20e0ac961717094 } from '../../../admin/orders/order-work.tsx'
import { OrderWork as OrderWork_cfc724670e158cd9c20e0ac961717094 } from '../../../admin/orders/order-work.tsx'
import { YesNoCell as YesNoCell_18f5f1640ef7d5c2e7914f68e63b1ac6 } from '../../../admin/parts/cells.tsx'
import { Nothing as Nothing_18f5f1640ef7d5c2e7914f68e63b1ac6 } from '../../../admin/parts/cells.tsx'
import { MoneyCell as MoneyCell_18f5f1640ef7d5c2e7914f68e63b1ac6 } from '../../../admin/parts/cells.tsx'
import { OrderMoney as OrderMoney_92aed824d3de5e5f0dd453824ab7eeb4 } from '../../../admin/orders/order-money.tsx'
import { PlanMoney as PlanMoney_92aed824d3de5e5f0dd453824ab7eeb4 } from '../../../admin/orders/order-money.tsx'
import { CentsCell as CentsCell_18f5f1640ef7d5c2e7914f68e63b1ac6 } from '../../../admin/parts/cells.tsx'
import { RowLabel as RowLabel_d7117aba00fb235860b6aa79b1733ecc } from '../../../admin/parts/row-label.tsx'
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
import { PublishButton as PublishButton_91b744dd8bf5b7947578f81d9e4445ec } from '../../../admin/publishing/publish-button.tsx'
import { ChangePassword as ChangePassword_bcd3dd1c0407b05a921a3e418a63c88f } from '../../../admin/accounts/change-password.tsx'
import { MailPreview as MailPreview_5c9fce57b6f4b87e9715d47696915c87 } from '../../../admin/publishing/mail-preview.tsx'
import { Icon as Icon_dea7bf16bc3333a106812bea074064fb } from '../../../admin/parts/brand.tsx'
import { Logo as Logo_dea7bf16bc3333a106812bea074064fb } from '../../../admin/parts/brand.tsx'
import { Today as Today_96fc3cf4b387893e9600411e7c3cdc2d } from '../../../admin/today/today.tsx'
import { Welcome as Welcome_dea7bf16bc3333a106812bea074064fb } from '../../../admin/parts/brand.tsx'
import { NavHead as NavHead_dea7bf16bc3333a106812bea074064fb } from '../../../admin/parts/brand.tsx'
import { CloseMenu as CloseMenu_b78a8e5d8ffc8cafe7eae0e5402fd8c6 } from '../../../admin/parts/close-menu.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/order-work.tsx#OrderWorkCell": OrderWorkCell_cfc724670e158cd9c20e0ac961717094,
  "/admin/order-work.tsx#OrderWork": OrderWork_cfc724670e158cd9c20e0ac961717094,
  "/admin/cells.tsx#YesNoCell": YesNoCell_18f5f1640ef7d5c2e7914f68e63b1ac6,
  "/admin/cells.tsx#Nothing": Nothing_18f5f1640ef7d5c2e7914f68e63b1ac6,
  "/admin/cells.tsx#MoneyCell": MoneyCell_18f5f1640ef7d5c2e7914f68e63b1ac6,
  "/admin/order-money.tsx#OrderMoney": OrderMoney_92aed824d3de5e5f0dd453824ab7eeb4,
  "/admin/order-money.tsx#PlanMoney": PlanMoney_92aed824d3de5e5f0dd453824ab7eeb4,
  "/admin/cells.tsx#CentsCell": CentsCell_18f5f1640ef7d5c2e7914f68e63b1ac6,
  "/admin/row-label.tsx#RowLabel": RowLabel_d7117aba00fb235860b6aa79b1733ecc,
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
  "/admin/publish-button.tsx#PublishButton": PublishButton_91b744dd8bf5b7947578f81d9e4445ec,
  "/admin/change-password.tsx#ChangePassword": ChangePassword_bcd3dd1c0407b05a921a3e418a63c88f,
  "/admin/mail-preview.tsx#MailPreview": MailPreview_5c9fce57b6f4b87e9715d47696915c87,
  "/admin/brand.tsx#Icon": Icon_dea7bf16bc3333a106812bea074064fb,
  "/admin/brand.tsx#Logo": Logo_dea7bf16bc3333a106812bea074064fb,
  "/admin/today.tsx#Today": Today_96fc3cf4b387893e9600411e7c3cdc2d,
  "/admin/brand.tsx#Welcome": Welcome_dea7bf16bc3333a106812bea074064fb,
  "/admin/brand.tsx#NavHead": NavHead_dea7bf16bc3333a106812bea074064fb,
  "/admin/close-menu.tsx#CloseMenu": CloseMenu_b78a8e5d8ffc8cafe7eae0e5402fd8c6,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
