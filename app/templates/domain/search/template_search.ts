import { WORK_GROUPS } from '#app/templates/domain/search/synonyms'
import { WordSearch } from '#app/templates/domain/search/word_search'
import type { Template } from '#app/templates/domain/types'

/** What a template is found by. */
export type SearchedTemplate = Pick<
  Template,
  'id' | 'title' | 'description' | 'category' | 'tags' | 'content'
>

/** Finds templates by words, also where those are misspelled, not finished, or others for the same thing. */
export class TemplateSearch extends WordSearch<SearchedTemplate> {
  constructor(templates: readonly SearchedTemplate[]) {
    super(templates, {
      // A title says more than a tag. A prompt mentions much that it is not about, so it only helps where little else fits.
      fields: { title: 6, tags: 3, description: 2, category: 2, content: 0.2 },
      synonyms: WORK_GROUPS,
    })
  }
}
