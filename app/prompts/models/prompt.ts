import { beforeCreate, beforeSave } from '@adonisjs/lucid/orm'
import { v7 } from 'uuid'
import { PromptSchema } from '#database/schema'
import { foldCase } from '#app/core/domain/fold_case'

const SEARCHED = ['title', 'tags', 'folder', 'draft'] as const

export default class Prompt extends PromptSchema {
  static table = 'prompts'
  static selfAssignPrimaryKey = true

  @beforeCreate()
  static assignId(prompt: Prompt) {
    prompt.id ??= v7()
  }

  @beforeSave()
  static refreshSearchText(prompt: Prompt) {
    if (SEARCHED.some((field) => field in prompt.$dirty)) prompt.searchText = searchTextOf(prompt)
  }

  /** What JSON columns hold is replaced, never changed in place: no deep copy is needed. */
  override $hydrateOriginals() {
    this.$original = { ...this.$attributes }
  }
}

/** Everything that a search looks into, in one form of letters. */
export function searchTextOf({
  title,
  tags,
  folder,
  draft,
}: Pick<Prompt, (typeof SEARCHED)[number]>): string {
  return foldCase([title, ...tags, folder ?? '', draft].join('\n'))
}
