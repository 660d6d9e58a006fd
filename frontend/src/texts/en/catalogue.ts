import { accountTexts } from '#frontend/texts/en/account'
import { activityTexts } from '#frontend/texts/en/activity'
import { commonTexts } from '#frontend/texts/en/common'
import { createTexts } from '#frontend/texts/en/create'
import { kitTexts } from '#frontend/texts/en/kit'
import { savedTexts } from '#frontend/texts/en/saved'
import { sharedTexts } from '#frontend/texts/en/shared'

export const catalogue = {
  common: commonTexts,
  kit: kitTexts,
  create: createTexts,
  saved: savedTexts,
  activity: activityTexts,
  account: accountTexts,
  shared: sharedTexts,
}

type Name<Key extends string> = Key extends `${infer Stem}_${'one' | 'other' | 'zero'}` ? Stem : Key

type Paths<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Name<Key> : `${Key}.${Paths<Node[Key]>}`
}[keyof Node & string]

export type TextKey = Paths<typeof catalogue>
