import { RowLabel as RowLabel_d7117aba00fb235860b6aa79b1733ecc } from '../../../admin/row-label.tsx'
import { Icon as Icon_dea7bf16bc3333a106812bea074064fb } from '../../../admin/brand.tsx'
import { Logo as Logo_dea7bf16bc3333a106812bea074064fb } from '../../../admin/brand.tsx'
import { Today as Today_96fc3cf4b387893e9600411e7c3cdc2d } from '../../../admin/today.tsx'
import { Welcome as Welcome_dea7bf16bc3333a106812bea074064fb } from '../../../admin/brand.tsx'
import { NavHead as NavHead_dea7bf16bc3333a106812bea074064fb } from '../../../admin/brand.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/row-label.tsx#RowLabel": RowLabel_d7117aba00fb235860b6aa79b1733ecc,
  "/admin/brand.tsx#Icon": Icon_dea7bf16bc3333a106812bea074064fb,
  "/admin/brand.tsx#Logo": Logo_dea7bf16bc3333a106812bea074064fb,
  "/admin/today.tsx#Today": Today_96fc3cf4b387893e9600411e7c3cdc2d,
  "/admin/brand.tsx#Welcome": Welcome_dea7bf16bc3333a106812bea074064fb,
  "/admin/brand.tsx#NavHead": NavHead_dea7bf16bc3333a106812bea074064fb,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
