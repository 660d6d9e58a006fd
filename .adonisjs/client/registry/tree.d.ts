/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  health: {
    live: typeof routes['health.live']
    ready: typeof routes['health.ready']
  }
  auth: {
    user: typeof routes['auth.user']
  }
  activities: {
    index: typeof routes['activities.index']
    store: typeof routes['activities.store']
  }
  enhancedPrompts: {
    store: typeof routes['enhanced_prompts.store']
  }
  prompts: {
    index: typeof routes['prompts.index']
    store: typeof routes['prompts.store']
    show: typeof routes['prompts.show']
    update: typeof routes['prompts.update']
    destroy: typeof routes['prompts.destroy']
  }
  drafts: {
    update: typeof routes['drafts.update']
  }
  promptVersions: {
    index: typeof routes['prompt_versions.index']
    store: typeof routes['prompt_versions.store']
    show: typeof routes['prompt_versions.show']
  }
  restoredVersions: {
    store: typeof routes['restored_versions.store']
  }
  shares: {
    index: typeof routes['shares.index']
    store: typeof routes['shares.store']
    destroy: typeof routes['shares.destroy']
  }
  sharedPrompts: {
    show: typeof routes['shared_prompts.show']
  }
  templates: {
    index: typeof routes['templates.index']
    show: typeof routes['templates.show']
  }
  templateUses: {
    store: typeof routes['template_uses.store']
  }
}
