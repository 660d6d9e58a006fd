import { answersBetween } from '#app/prompts/domain/blanks/answers_between'
import type { Answers } from '#app/prompts/domain/blanks/fill_blanks'
import { DEFAULT_SETTINGS, type Improvement, type VariantId } from '#app/prompts/domain/types'
import { mayDo } from '#app/workspaces/domain/roles'
import { draftOf, type Base, type Draft } from '#frontend/prompts/draft'
import type { LocalDraft } from '#frontend/lib/storage/local_draft'
import type { OpenPrompt, Version } from '#frontend/prompts/prompt_calls'

/** What must be known of the latest version. */
type Latest = Pick<Version, 'variant' | 'content' | 'version'>

export interface Accepted {
  variant: VariantId | null
  version: number
  content: string
}

/** What a screen needs to know of a prompt to go on with it. */
export interface PromptStart {
  id: string | null
  /** Where a prompt without an id is kept in this browser. */
  unnamed: string
  /** The text as it was brought, so that nothing is kept of what nobody changed. */
  pristine: string
  /** Somebody came with this text to have it improved. */
  isBrought: boolean
  title: string | null
  /** The role of the person lets them read it only. */
  isReadOnly: boolean
  base: Base | null
  draft: Draft
  /** The etag on which a draft found in this browser was written. */
  writtenOn: number | null
  improvement: Improvement | null
  /** The text that the improvement was made of. */
  improvedText: string | null
  accepted: Accepted | null
  /** What the accepted version has in the place of the blanks of its variant. */
  answers: Answers
}

type Given = Partial<Pick<PromptStart, 'draft' | 'isBrought' | 'pristine' | 'unnamed' | 'title'>>

/** A prompt that the server does not have yet. */
export function newStart(given: Given): PromptStart {
  return {
    id: null,
    unnamed: 'new',
    pristine: '',
    isBrought: false,
    title: null,
    isReadOnly: false,
    base: null,
    draft: { text: '', settings: DEFAULT_SETTINGS },
    writtenOn: null,
    improvement: null,
    improvedText: null,
    accepted: null,
    answers: new Map(),
    ...given,
  }
}

/** Goes on with a prompt of the server, and with what this browser still has of it. */
export function startFrom(
  prompt: OpenPrompt,
  latest: Latest | null,
  found: LocalDraft | null
): PromptStart {
  const base = baseOf(prompt, latest)
  const accepted = acceptedOf(prompt, latest)
  const draft = found
    ? { text: found.text, settings: { ...base.settings, ...found.settings } }
    : base
  return {
    ...newStart({ draft: draftOf(draft), title: prompt.title }),
    id: prompt.id,
    isReadOnly: !mayDo(prompt.role, 'edit'),
    base,
    writtenOn: found?.etag ?? null,
    improvement: prompt.improvement,
    improvedText: prompt.improvement ? prompt.original : null,
    accepted,
    answers: answersIn(accepted, prompt.improvement),
  }
}

/**
 * Accepting a variant makes its text the draft of the prompt. The screens go on showing the
 * original beside it, so for them the draft is then the original.
 */
export function baseOf(prompt: OpenPrompt, latest: Latest | null): Base {
  const text = acceptedOf(prompt, latest) ? prompt.original : prompt.draft
  return {
    text,
    settings: { ...DEFAULT_SETTINGS, ...prompt.settings },
    etag: prompt.etag,
  }
}

function acceptedOf(prompt: OpenPrompt, latest: Latest | null): Accepted | null {
  if (!latest?.variant || latest.content !== prompt.draft || !prompt.improvement) return null
  return { variant: latest.variant, version: latest.version, content: latest.content }
}

function answersIn(accepted: Accepted | null, improvement: Improvement | null): Answers {
  const variant = improvement?.variants.find(({ id }) => id === accepted?.variant)
  return (variant && accepted && answersBetween(variant.content, accepted.content)) ?? new Map()
}
