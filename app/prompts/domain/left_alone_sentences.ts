import type { LeftAlone } from '#app/prompts/domain/types'

/** Why a prompt was not changed, in the words of every screen and of the history. */
export const LEFT_ALONE_SENTENCES: Record<LeftAlone, string> = {
  excellent: 'This prompt says everything it needs to. It is unchanged.',
  language: 'Hone improves only English prompts so far. Your text is unchanged.',
  empty: 'There is nothing to improve yet. Say what you want to create.',
  no_gain:
    'Your prompt already says most of what matters. Hone adds nothing that it would have to guess.',
  asked: 'Hone asked what should come back before changing anything.',
}
