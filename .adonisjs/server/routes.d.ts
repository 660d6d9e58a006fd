import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'jobs.index': { paramsTuple?: []; params?: {} }
    'job_retries.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'auth.user': { paramsTuple?: []; params?: {} }
    'profile.show': { paramsTuple?: []; params?: {} }
    'profile.update': { paramsTuple?: []; params?: {} }
    'identities.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sessions.index': { paramsTuple?: []; params?: {} }
    'sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tokens.store': { paramsTuple?: []; params?: {} }
    'device_lookups.store': { paramsTuple?: []; params?: {} }
    'device_decisions.store': { paramsTuple?: []; params?: {} }
    'device_codes.store': { paramsTuple?: []; params?: {} }
    'device_tokens.store': { paramsTuple?: []; params?: {} }
    'tokens.index': { paramsTuple?: []; params?: {} }
    'tokens.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'person_sessions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'all_person_sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'person_sessions.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sessionId': ParamValue} }
    'login.providers': { paramsTuple?: []; params?: {} }
    'login.index': { paramsTuple?: []; params?: {} }
    'login.show': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'login.callback': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'logout': { paramsTuple?: []; params?: {} }
    'logout.store': { paramsTuple?: []; params?: {} }
    'sandbox.interactions.show': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'sandbox.interactions.store': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'activities.index': { paramsTuple?: []; params?: {} }
    'notices.index': { paramsTuple?: []; params?: {} }
    'notices.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'read_notices.store': { paramsTuple?: []; params?: {} }
    'sandbox.checkouts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.checkouts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.authentications.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.authentications.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.portals.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.portals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.invoices.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'subscription.show': { paramsTuple?: []; params?: {} }
    'invoices.index': { paramsTuple?: []; params?: {} }
    'checkout_sessions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checkout_sessions.store': { paramsTuple?: []; params?: {} }
    'portal_sessions.store': { paramsTuple?: []; params?: {} }
    'subscription.update': { paramsTuple?: []; params?: {} }
    'subscription_cancellations.store': { paramsTuple?: []; params?: {} }
    'subscription_cancellations.destroy': { paramsTuple?: []; params?: {} }
    'money_backs.store': { paramsTuple?: []; params?: {} }
    'stripe_webhook.store': { paramsTuple?: []; params?: {} }
    'workspaces.index': { paramsTuple?: []; params?: {} }
    'workspaces.store': { paramsTuple?: []; params?: {} }
    'workspaces.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'members.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'members.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'memberId': ParamValue} }
    'members.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'memberId': ParamValue} }
    'workspace_invitations.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'workspace_invitations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'workspace_invitations.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'invitationId': ParamValue} }
    'invitations.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'invitations.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'enhanced_prompts.store': { paramsTuple?: []; params?: {} }
    'activities.store': { paramsTuple?: []; params?: {} }
    'prompts.index': { paramsTuple?: []; params?: {} }
    'prompts.store': { paramsTuple?: []; params?: {} }
    'prompt_texts.index': { paramsTuple?: []; params?: {} }
    'prompts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'prompts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'prompt_workspace.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'prompts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'drafts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'prompt_exports.show': { paramsTuple?: []; params?: {} }
    'prompt_duplicates.store': { paramsTuple?: []; params?: {} }
    'imports.index': { paramsTuple?: []; params?: {} }
    'imports.store': { paramsTuple?: []; params?: {} }
    'imports.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'imports.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'imported_prompts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'prompt_versions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'prompt_versions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'prompt_versions.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'version': ParamValue} }
    'restored_versions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'refinements.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tryouts.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tryouts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tryouts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tryouts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'judgements.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tryout_records.show': { paramsTuple?: []; params?: {} }
    'facts.index': { paramsTuple?: []; params?: {} }
    'facts.store': { paramsTuple?: []; params?: {} }
    'facts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'facts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shares.index': { paramsTuple?: []; params?: {} }
    'shares.store': { paramsTuple?: []; params?: {} }
    'shares.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shares.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shared_prompts.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'flows.index': { paramsTuple?: []; params?: {} }
    'flows.store': { paramsTuple?: []; params?: {} }
    'flows.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flows.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_workspace.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flows.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_drafts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_versions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_versions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_versions.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'version': ParamValue} }
    'restored_flow_versions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_duplicates.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_runs.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_runs.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'runs.index': { paramsTuple?: []; params?: {} }
    'runs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'run_steps.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'key': ParamValue} }
    'run_changes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'run_events.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'run_replays.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'run_cancellations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notice_events.index': { paramsTuple?: []; params?: {} }
    'flow_proposals.store': { paramsTuple?: []; params?: {} }
    'flow_schemas.show': { paramsTuple?: []; params?: {} }
    'file_texts.store': { paramsTuple?: []; params?: {} }
    'batch_previews.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_batches.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_batches.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'batches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'batch_rows.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'batch_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'batch_events.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'batch_cancellations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'batch_continuations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_pins.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'nodeId': ParamValue} }
    'flow_pins.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'nodeId': ParamValue} }
    'flow_pins.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_shares.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_shares.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_shares.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shared_flows.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'shared_flow_copies.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'approvals.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'approvals.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'templates.index': { paramsTuple?: []; params?: {} }
    'template_facets.show': { paramsTuple?: []; params?: {} }
    'template_galleries.show': { paramsTuple?: []; params?: {} }
    'templates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'favorite_templates.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'favorite_templates.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'template_uses.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'template_texts.index': { paramsTuple?: []; params?: {} }
    'admin_templates.index': { paramsTuple?: []; params?: {} }
    'admin_templates.store': { paramsTuple?: []; params?: {} }
    'admin_templates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_templates.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'deleted_templates.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_templates.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_template_versions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guides.index': { paramsTuple?: []; params?: {} }
    'guides.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'help_answers.index': { paramsTuple?: []; params?: {} }
    'notion_syncs.store': { paramsTuple?: []; params?: {} }
    'content_source.show': { paramsTuple?: []; params?: {} }
    'content_syncs.index': { paramsTuple?: []; params?: {} }
    'content_syncs.store': { paramsTuple?: []; params?: {} }
    'content_syncs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'content_syncs.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'content_sync_events.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'services.index': { paramsTuple?: []; params?: {} }
    'support.show': { paramsTuple?: []; params?: {} }
    'account_deletion.show': { paramsTuple?: []; params?: {} }
    'account_exports.index': { paramsTuple?: []; params?: {} }
    'account_exports.store': { paramsTuple?: []; params?: {} }
    'account_exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'account_exports.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'account_export_events.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'account_export_file.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'workspace_owner.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'analytics.show': { paramsTuple?: []; params?: {} }
    'account_deletion.store': { paramsTuple?: []; params?: {} }
    'account_deletion.destroy': { paramsTuple?: []; params?: {} }
    'admin_users.index': { paramsTuple?: []; params?: {} }
    'admin_users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_users.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_plans.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_suspensions.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_suspensions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_credits.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'audit_entries.index': { paramsTuple?: []; params?: {} }
    'model_providers.index': { paramsTuple?: []; params?: {} }
    'model_providers.store': { paramsTuple?: []; params?: {} }
    'model_providers.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'model_providers.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'model_tests.store': { paramsTuple?: []; params?: {} }
    'model_searches.store': { paramsTuple?: []; params?: {} }
    'model_spend.show': { paramsTuple?: []; params?: {} }
    'model_choices.index': { paramsTuple?: []; params?: {} }
    'usage.index': { paramsTuple?: []; params?: {} }
    'usage_days.show': { paramsTuple?: []; params?: {} }
    'spa': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  GET: {
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'jobs.index': { paramsTuple?: []; params?: {} }
    'auth.user': { paramsTuple?: []; params?: {} }
    'profile.show': { paramsTuple?: []; params?: {} }
    'sessions.index': { paramsTuple?: []; params?: {} }
    'tokens.index': { paramsTuple?: []; params?: {} }
    'person_sessions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'login.providers': { paramsTuple?: []; params?: {} }
    'login.index': { paramsTuple?: []; params?: {} }
    'login.show': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'login.callback': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'logout': { paramsTuple?: []; params?: {} }
    'sandbox.interactions.show': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'activities.index': { paramsTuple?: []; params?: {} }
    'notices.index': { paramsTuple?: []; params?: {} }
    'sandbox.checkouts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.authentications.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.portals.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.invoices.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'subscription.show': { paramsTuple?: []; params?: {} }
    'invoices.index': { paramsTuple?: []; params?: {} }
    'checkout_sessions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'workspaces.index': { paramsTuple?: []; params?: {} }
    'members.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'workspace_invitations.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invitations.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'prompts.index': { paramsTuple?: []; params?: {} }
    'prompt_texts.index': { paramsTuple?: []; params?: {} }
    'prompts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'prompt_exports.show': { paramsTuple?: []; params?: {} }
    'imports.index': { paramsTuple?: []; params?: {} }
    'prompt_versions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'prompt_versions.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'version': ParamValue} }
    'tryouts.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tryouts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tryout_records.show': { paramsTuple?: []; params?: {} }
    'facts.index': { paramsTuple?: []; params?: {} }
    'shares.index': { paramsTuple?: []; params?: {} }
    'shares.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shared_prompts.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'flows.index': { paramsTuple?: []; params?: {} }
    'flows.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_versions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_versions.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'version': ParamValue} }
    'flow_runs.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'runs.index': { paramsTuple?: []; params?: {} }
    'runs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'run_steps.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'key': ParamValue} }
    'run_changes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'run_events.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notice_events.index': { paramsTuple?: []; params?: {} }
    'flow_schemas.show': { paramsTuple?: []; params?: {} }
    'flow_batches.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'batches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'batch_rows.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'batch_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'batch_events.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_pins.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_shares.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shared_flows.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'approvals.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'templates.index': { paramsTuple?: []; params?: {} }
    'template_facets.show': { paramsTuple?: []; params?: {} }
    'template_galleries.show': { paramsTuple?: []; params?: {} }
    'templates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'template_texts.index': { paramsTuple?: []; params?: {} }
    'admin_templates.index': { paramsTuple?: []; params?: {} }
    'admin_templates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_template_versions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guides.index': { paramsTuple?: []; params?: {} }
    'guides.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'help_answers.index': { paramsTuple?: []; params?: {} }
    'content_source.show': { paramsTuple?: []; params?: {} }
    'content_syncs.index': { paramsTuple?: []; params?: {} }
    'content_syncs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'content_sync_events.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'services.index': { paramsTuple?: []; params?: {} }
    'support.show': { paramsTuple?: []; params?: {} }
    'account_deletion.show': { paramsTuple?: []; params?: {} }
    'account_exports.index': { paramsTuple?: []; params?: {} }
    'account_exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'account_export_events.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'account_export_file.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'analytics.show': { paramsTuple?: []; params?: {} }
    'admin_users.index': { paramsTuple?: []; params?: {} }
    'admin_users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'audit_entries.index': { paramsTuple?: []; params?: {} }
    'model_providers.index': { paramsTuple?: []; params?: {} }
    'model_spend.show': { paramsTuple?: []; params?: {} }
    'model_choices.index': { paramsTuple?: []; params?: {} }
    'usage.index': { paramsTuple?: []; params?: {} }
    'usage_days.show': { paramsTuple?: []; params?: {} }
    'spa': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  HEAD: {
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'jobs.index': { paramsTuple?: []; params?: {} }
    'auth.user': { paramsTuple?: []; params?: {} }
    'profile.show': { paramsTuple?: []; params?: {} }
    'sessions.index': { paramsTuple?: []; params?: {} }
    'tokens.index': { paramsTuple?: []; params?: {} }
    'person_sessions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'login.providers': { paramsTuple?: []; params?: {} }
    'login.index': { paramsTuple?: []; params?: {} }
    'login.show': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'login.callback': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'logout': { paramsTuple?: []; params?: {} }
    'sandbox.interactions.show': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'activities.index': { paramsTuple?: []; params?: {} }
    'notices.index': { paramsTuple?: []; params?: {} }
    'sandbox.checkouts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.authentications.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.portals.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.invoices.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'subscription.show': { paramsTuple?: []; params?: {} }
    'invoices.index': { paramsTuple?: []; params?: {} }
    'checkout_sessions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'workspaces.index': { paramsTuple?: []; params?: {} }
    'members.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'workspace_invitations.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invitations.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'prompts.index': { paramsTuple?: []; params?: {} }
    'prompt_texts.index': { paramsTuple?: []; params?: {} }
    'prompts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'prompt_exports.show': { paramsTuple?: []; params?: {} }
    'imports.index': { paramsTuple?: []; params?: {} }
    'prompt_versions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'prompt_versions.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'version': ParamValue} }
    'tryouts.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tryouts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tryout_records.show': { paramsTuple?: []; params?: {} }
    'facts.index': { paramsTuple?: []; params?: {} }
    'shares.index': { paramsTuple?: []; params?: {} }
    'shares.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shared_prompts.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'flows.index': { paramsTuple?: []; params?: {} }
    'flows.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_versions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_versions.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'version': ParamValue} }
    'flow_runs.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'runs.index': { paramsTuple?: []; params?: {} }
    'runs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'run_steps.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'key': ParamValue} }
    'run_changes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'run_events.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notice_events.index': { paramsTuple?: []; params?: {} }
    'flow_schemas.show': { paramsTuple?: []; params?: {} }
    'flow_batches.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'batches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'batch_rows.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'batch_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'batch_events.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_pins.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_shares.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shared_flows.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'approvals.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'templates.index': { paramsTuple?: []; params?: {} }
    'template_facets.show': { paramsTuple?: []; params?: {} }
    'template_galleries.show': { paramsTuple?: []; params?: {} }
    'templates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'template_texts.index': { paramsTuple?: []; params?: {} }
    'admin_templates.index': { paramsTuple?: []; params?: {} }
    'admin_templates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_template_versions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guides.index': { paramsTuple?: []; params?: {} }
    'guides.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'help_answers.index': { paramsTuple?: []; params?: {} }
    'content_source.show': { paramsTuple?: []; params?: {} }
    'content_syncs.index': { paramsTuple?: []; params?: {} }
    'content_syncs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'content_sync_events.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'services.index': { paramsTuple?: []; params?: {} }
    'support.show': { paramsTuple?: []; params?: {} }
    'account_deletion.show': { paramsTuple?: []; params?: {} }
    'account_exports.index': { paramsTuple?: []; params?: {} }
    'account_exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'account_export_events.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'account_export_file.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'analytics.show': { paramsTuple?: []; params?: {} }
    'admin_users.index': { paramsTuple?: []; params?: {} }
    'admin_users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'audit_entries.index': { paramsTuple?: []; params?: {} }
    'model_providers.index': { paramsTuple?: []; params?: {} }
    'model_spend.show': { paramsTuple?: []; params?: {} }
    'model_choices.index': { paramsTuple?: []; params?: {} }
    'usage.index': { paramsTuple?: []; params?: {} }
    'usage_days.show': { paramsTuple?: []; params?: {} }
    'spa': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  POST: {
    'job_retries.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tokens.store': { paramsTuple?: []; params?: {} }
    'device_lookups.store': { paramsTuple?: []; params?: {} }
    'device_decisions.store': { paramsTuple?: []; params?: {} }
    'device_codes.store': { paramsTuple?: []; params?: {} }
    'device_tokens.store': { paramsTuple?: []; params?: {} }
    'logout.store': { paramsTuple?: []; params?: {} }
    'sandbox.interactions.store': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'read_notices.store': { paramsTuple?: []; params?: {} }
    'sandbox.checkouts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.authentications.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.portals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checkout_sessions.store': { paramsTuple?: []; params?: {} }
    'portal_sessions.store': { paramsTuple?: []; params?: {} }
    'subscription_cancellations.store': { paramsTuple?: []; params?: {} }
    'money_backs.store': { paramsTuple?: []; params?: {} }
    'stripe_webhook.store': { paramsTuple?: []; params?: {} }
    'workspaces.store': { paramsTuple?: []; params?: {} }
    'workspace_invitations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invitations.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'enhanced_prompts.store': { paramsTuple?: []; params?: {} }
    'activities.store': { paramsTuple?: []; params?: {} }
    'prompts.store': { paramsTuple?: []; params?: {} }
    'prompt_duplicates.store': { paramsTuple?: []; params?: {} }
    'imports.store': { paramsTuple?: []; params?: {} }
    'imported_prompts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'prompt_versions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'restored_versions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'refinements.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tryouts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'judgements.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'facts.store': { paramsTuple?: []; params?: {} }
    'shares.store': { paramsTuple?: []; params?: {} }
    'flows.store': { paramsTuple?: []; params?: {} }
    'flow_versions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'restored_flow_versions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_duplicates.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_runs.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'run_replays.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'run_cancellations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_proposals.store': { paramsTuple?: []; params?: {} }
    'file_texts.store': { paramsTuple?: []; params?: {} }
    'batch_previews.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_batches.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'batch_cancellations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'batch_continuations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_shares.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shared_flow_copies.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'approvals.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'favorite_templates.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'template_uses.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_templates.store': { paramsTuple?: []; params?: {} }
    'notion_syncs.store': { paramsTuple?: []; params?: {} }
    'content_syncs.store': { paramsTuple?: []; params?: {} }
    'account_exports.store': { paramsTuple?: []; params?: {} }
    'account_deletion.store': { paramsTuple?: []; params?: {} }
    'user_credits.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'model_providers.store': { paramsTuple?: []; params?: {} }
    'model_tests.store': { paramsTuple?: []; params?: {} }
    'model_searches.store': { paramsTuple?: []; params?: {} }
  }
  PATCH: {
    'profile.update': { paramsTuple?: []; params?: {} }
    'notices.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'subscription.update': { paramsTuple?: []; params?: {} }
    'workspaces.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'members.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'memberId': ParamValue} }
    'prompts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'imports.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tryouts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'facts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flows.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'deleted_templates.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_users.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'model_providers.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  DELETE: {
    'identities.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tokens.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'all_person_sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'person_sessions.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sessionId': ParamValue} }
    'subscription_cancellations.destroy': { paramsTuple?: []; params?: {} }
    'members.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'memberId': ParamValue} }
    'workspace_invitations.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'invitationId': ParamValue} }
    'prompts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'imports.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'facts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shares.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flows.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_pins.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'nodeId': ParamValue} }
    'flow_shares.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'favorite_templates.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_templates.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'content_syncs.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'account_exports.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'account_deletion.destroy': { paramsTuple?: []; params?: {} }
    'user_suspensions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'model_providers.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  PUT: {
    'prompt_workspace.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'drafts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_workspace.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_drafts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'flow_pins.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'nodeId': ParamValue} }
    'admin_templates.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'workspace_owner.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_plans.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_suspensions.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  OPTIONS: {
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}