/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  health: {
    live: typeof routes['health.live']
    ready: typeof routes['health.ready']
  }
  jobs: {
    index: typeof routes['jobs.index']
  }
  jobRetries: {
    store: typeof routes['job_retries.store']
  }
  auth: {
    user: typeof routes['auth.user']
  }
  profile: {
    show: typeof routes['profile.show']
    update: typeof routes['profile.update']
  }
  identities: {
    destroy: typeof routes['identities.destroy']
  }
  sessions: {
    index: typeof routes['sessions.index']
    destroy: typeof routes['sessions.destroy']
  }
  tokens: {
    store: typeof routes['tokens.store']
    index: typeof routes['tokens.index']
    destroy: typeof routes['tokens.destroy']
  }
  deviceLookups: {
    store: typeof routes['device_lookups.store']
  }
  deviceDecisions: {
    store: typeof routes['device_decisions.store']
  }
  deviceCodes: {
    store: typeof routes['device_codes.store']
  }
  deviceTokens: {
    store: typeof routes['device_tokens.store']
  }
  personSessions: {
    index: typeof routes['person_sessions.index']
    destroy: typeof routes['person_sessions.destroy']
  }
  allPersonSessions: {
    destroy: typeof routes['all_person_sessions.destroy']
  }
  login: {
    providers: typeof routes['login.providers']
    index: typeof routes['login.index']
    show: typeof routes['login.show']
    callback: typeof routes['login.callback']
  }
  logout: typeof routes['logout'] & {
    store: typeof routes['logout.store']
  }
  sandbox: {
    interactions: {
      show: typeof routes['sandbox.interactions.show']
      store: typeof routes['sandbox.interactions.store']
    }
    checkouts: {
      show: typeof routes['sandbox.checkouts.show']
      store: typeof routes['sandbox.checkouts.store']
    }
    authentications: {
      show: typeof routes['sandbox.authentications.show']
      store: typeof routes['sandbox.authentications.store']
    }
    portals: {
      show: typeof routes['sandbox.portals.show']
      store: typeof routes['sandbox.portals.store']
    }
    invoices: {
      show: typeof routes['sandbox.invoices.show']
    }
  }
  activities: {
    index: typeof routes['activities.index']
    store: typeof routes['activities.store']
  }
  notices: {
    index: typeof routes['notices.index']
    update: typeof routes['notices.update']
  }
  readNotices: {
    store: typeof routes['read_notices.store']
  }
  subscription: {
    show: typeof routes['subscription.show']
    update: typeof routes['subscription.update']
  }
  invoices: {
    index: typeof routes['invoices.index']
  }
  checkoutSessions: {
    show: typeof routes['checkout_sessions.show']
    store: typeof routes['checkout_sessions.store']
  }
  portalSessions: {
    store: typeof routes['portal_sessions.store']
  }
  subscriptionCancellations: {
    store: typeof routes['subscription_cancellations.store']
    destroy: typeof routes['subscription_cancellations.destroy']
  }
  moneyBacks: {
    store: typeof routes['money_backs.store']
  }
  stripeWebhook: {
    store: typeof routes['stripe_webhook.store']
  }
  workspaces: {
    index: typeof routes['workspaces.index']
    store: typeof routes['workspaces.store']
    update: typeof routes['workspaces.update']
  }
  members: {
    index: typeof routes['members.index']
    update: typeof routes['members.update']
    destroy: typeof routes['members.destroy']
  }
  workspaceInvitations: {
    index: typeof routes['workspace_invitations.index']
    store: typeof routes['workspace_invitations.store']
    destroy: typeof routes['workspace_invitations.destroy']
  }
  invitations: {
    show: typeof routes['invitations.show']
    store: typeof routes['invitations.store']
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
  promptTexts: {
    index: typeof routes['prompt_texts.index']
  }
  promptWorkspace: {
    update: typeof routes['prompt_workspace.update']
  }
  drafts: {
    update: typeof routes['drafts.update']
  }
  promptExports: {
    show: typeof routes['prompt_exports.show']
  }
  promptDuplicates: {
    store: typeof routes['prompt_duplicates.store']
  }
  imports: {
    index: typeof routes['imports.index']
    store: typeof routes['imports.store']
    update: typeof routes['imports.update']
    destroy: typeof routes['imports.destroy']
  }
  importedPrompts: {
    store: typeof routes['imported_prompts.store']
  }
  promptVersions: {
    index: typeof routes['prompt_versions.index']
    store: typeof routes['prompt_versions.store']
    show: typeof routes['prompt_versions.show']
  }
  restoredVersions: {
    store: typeof routes['restored_versions.store']
  }
  refinements: {
    store: typeof routes['refinements.store']
  }
  tryouts: {
    index: typeof routes['tryouts.index']
    store: typeof routes['tryouts.store']
    show: typeof routes['tryouts.show']
    update: typeof routes['tryouts.update']
  }
  judgements: {
    store: typeof routes['judgements.store']
  }
  tryoutRecords: {
    show: typeof routes['tryout_records.show']
  }
  facts: {
    index: typeof routes['facts.index']
    store: typeof routes['facts.store']
    update: typeof routes['facts.update']
    destroy: typeof routes['facts.destroy']
  }
  shares: {
    index: typeof routes['shares.index']
    store: typeof routes['shares.store']
    show: typeof routes['shares.show']
    destroy: typeof routes['shares.destroy']
  }
  sharedPrompts: {
    show: typeof routes['shared_prompts.show']
  }
  flows: {
    index: typeof routes['flows.index']
    store: typeof routes['flows.store']
    show: typeof routes['flows.show']
    update: typeof routes['flows.update']
    destroy: typeof routes['flows.destroy']
  }
  flowWorkspace: {
    update: typeof routes['flow_workspace.update']
  }
  flowDrafts: {
    update: typeof routes['flow_drafts.update']
  }
  flowVersions: {
    index: typeof routes['flow_versions.index']
    store: typeof routes['flow_versions.store']
    show: typeof routes['flow_versions.show']
  }
  restoredFlowVersions: {
    store: typeof routes['restored_flow_versions.store']
  }
  flowDuplicates: {
    store: typeof routes['flow_duplicates.store']
  }
  flowRuns: {
    store: typeof routes['flow_runs.store']
    index: typeof routes['flow_runs.index']
  }
  runs: {
    index: typeof routes['runs.index']
    show: typeof routes['runs.show']
  }
  runSteps: {
    show: typeof routes['run_steps.show']
  }
  runChanges: {
    show: typeof routes['run_changes.show']
  }
  runEvents: {
    index: typeof routes['run_events.index']
  }
  runReplays: {
    store: typeof routes['run_replays.store']
  }
  runCancellations: {
    store: typeof routes['run_cancellations.store']
  }
  noticeEvents: {
    index: typeof routes['notice_events.index']
  }
  flowProposals: {
    store: typeof routes['flow_proposals.store']
  }
  flowSchemas: {
    show: typeof routes['flow_schemas.show']
  }
  fileTexts: {
    store: typeof routes['file_texts.store']
  }
  batchPreviews: {
    store: typeof routes['batch_previews.store']
  }
  flowBatches: {
    index: typeof routes['flow_batches.index']
    store: typeof routes['flow_batches.store']
  }
  batches: {
    show: typeof routes['batches.show']
  }
  batchRows: {
    index: typeof routes['batch_rows.index']
  }
  batchFiles: {
    show: typeof routes['batch_files.show']
  }
  batchEvents: {
    index: typeof routes['batch_events.index']
  }
  batchCancellations: {
    store: typeof routes['batch_cancellations.store']
  }
  batchContinuations: {
    store: typeof routes['batch_continuations.store']
  }
  flowPins: {
    update: typeof routes['flow_pins.update']
    destroy: typeof routes['flow_pins.destroy']
    index: typeof routes['flow_pins.index']
  }
  flowShares: {
    index: typeof routes['flow_shares.index']
    store: typeof routes['flow_shares.store']
    destroy: typeof routes['flow_shares.destroy']
  }
  sharedFlows: {
    show: typeof routes['shared_flows.show']
  }
  sharedFlowCopies: {
    store: typeof routes['shared_flow_copies.store']
  }
  approvals: {
    show: typeof routes['approvals.show']
    store: typeof routes['approvals.store']
  }
  templates: {
    index: typeof routes['templates.index']
    show: typeof routes['templates.show']
  }
  templateFacets: {
    show: typeof routes['template_facets.show']
  }
  templateGalleries: {
    show: typeof routes['template_galleries.show']
  }
  favoriteTemplates: {
    store: typeof routes['favorite_templates.store']
    destroy: typeof routes['favorite_templates.destroy']
  }
  templateUses: {
    store: typeof routes['template_uses.store']
  }
  templateTexts: {
    index: typeof routes['template_texts.index']
  }
  adminTemplates: {
    index: typeof routes['admin_templates.index']
    store: typeof routes['admin_templates.store']
    show: typeof routes['admin_templates.show']
    update: typeof routes['admin_templates.update']
    destroy: typeof routes['admin_templates.destroy']
  }
  deletedTemplates: {
    update: typeof routes['deleted_templates.update']
  }
  adminTemplateVersions: {
    index: typeof routes['admin_template_versions.index']
  }
  guides: {
    index: typeof routes['guides.index']
    show: typeof routes['guides.show']
  }
  helpAnswers: {
    index: typeof routes['help_answers.index']
  }
  notionSyncs: {
    store: typeof routes['notion_syncs.store']
  }
  contentSource: {
    show: typeof routes['content_source.show']
  }
  contentSyncs: {
    index: typeof routes['content_syncs.index']
    store: typeof routes['content_syncs.store']
    show: typeof routes['content_syncs.show']
    destroy: typeof routes['content_syncs.destroy']
  }
  contentSyncEvents: {
    index: typeof routes['content_sync_events.index']
  }
  services: {
    index: typeof routes['services.index']
  }
  support: {
    show: typeof routes['support.show']
  }
  accountDeletion: {
    show: typeof routes['account_deletion.show']
    store: typeof routes['account_deletion.store']
    destroy: typeof routes['account_deletion.destroy']
  }
  accountExports: {
    index: typeof routes['account_exports.index']
    store: typeof routes['account_exports.store']
    show: typeof routes['account_exports.show']
    destroy: typeof routes['account_exports.destroy']
  }
  accountExportEvents: {
    index: typeof routes['account_export_events.index']
  }
  accountExportFile: {
    show: typeof routes['account_export_file.show']
  }
  workspaceOwner: {
    update: typeof routes['workspace_owner.update']
  }
  analytics: {
    show: typeof routes['analytics.show']
  }
  adminUsers: {
    index: typeof routes['admin_users.index']
    show: typeof routes['admin_users.show']
    update: typeof routes['admin_users.update']
  }
  userPlans: {
    update: typeof routes['user_plans.update']
  }
  userSuspensions: {
    update: typeof routes['user_suspensions.update']
    destroy: typeof routes['user_suspensions.destroy']
  }
  userCredits: {
    store: typeof routes['user_credits.store']
  }
  auditEntries: {
    index: typeof routes['audit_entries.index']
  }
  modelProviders: {
    index: typeof routes['model_providers.index']
    store: typeof routes['model_providers.store']
    update: typeof routes['model_providers.update']
    destroy: typeof routes['model_providers.destroy']
  }
  modelTests: {
    store: typeof routes['model_tests.store']
  }
  modelSearches: {
    store: typeof routes['model_searches.store']
  }
  modelSpend: {
    show: typeof routes['model_spend.show']
  }
  modelChoices: {
    index: typeof routes['model_choices.index']
  }
  usage: {
    index: typeof routes['usage.index']
  }
  usageDays: {
    show: typeof routes['usage_days.show']
  }
}
