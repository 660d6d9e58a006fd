/* eslint-disable prettier/prettier */
import type { AdonisEndpoint } from '@tuyau/core/types'
import type { Registry } from './schema.d.ts'
import type { ApiDefinition } from './tree.d.ts'

const placeholder: any = {}

const routes = {
  'health.live': {
    methods: ["GET","HEAD"],
    pattern: '/health/live',
    tokens: [{"old":"/health/live","type":0,"val":"health","end":""},{"old":"/health/live","type":0,"val":"live","end":""}],
    types: placeholder as Registry['health.live']['types'],
  },
  'health.ready': {
    methods: ["GET","HEAD"],
    pattern: '/health/ready',
    tokens: [{"old":"/health/ready","type":0,"val":"health","end":""},{"old":"/health/ready","type":0,"val":"ready","end":""}],
    types: placeholder as Registry['health.ready']['types'],
  },
  'jobs.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/jobs',
    tokens: [{"old":"/api/admin/jobs","type":0,"val":"api","end":""},{"old":"/api/admin/jobs","type":0,"val":"admin","end":""},{"old":"/api/admin/jobs","type":0,"val":"jobs","end":""}],
    types: placeholder as Registry['jobs.index']['types'],
  },
  'job_retries.store': {
    methods: ["POST"],
    pattern: '/api/admin/jobs/:id/retries',
    tokens: [{"old":"/api/admin/jobs/:id/retries","type":0,"val":"api","end":""},{"old":"/api/admin/jobs/:id/retries","type":0,"val":"admin","end":""},{"old":"/api/admin/jobs/:id/retries","type":0,"val":"jobs","end":""},{"old":"/api/admin/jobs/:id/retries","type":1,"val":"id","end":""},{"old":"/api/admin/jobs/:id/retries","type":0,"val":"retries","end":""}],
    types: placeholder as Registry['job_retries.store']['types'],
  },
  'auth.user': {
    methods: ["GET","HEAD"],
    pattern: '/api/auth/user',
    tokens: [{"old":"/api/auth/user","type":0,"val":"api","end":""},{"old":"/api/auth/user","type":0,"val":"auth","end":""},{"old":"/api/auth/user","type":0,"val":"user","end":""}],
    types: placeholder as Registry['auth.user']['types'],
  },
  'profile.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/profile',
    tokens: [{"old":"/api/profile","type":0,"val":"api","end":""},{"old":"/api/profile","type":0,"val":"profile","end":""}],
    types: placeholder as Registry['profile.show']['types'],
  },
  'profile.update': {
    methods: ["PATCH"],
    pattern: '/api/profile',
    tokens: [{"old":"/api/profile","type":0,"val":"api","end":""},{"old":"/api/profile","type":0,"val":"profile","end":""}],
    types: placeholder as Registry['profile.update']['types'],
  },
  'identities.destroy': {
    methods: ["DELETE"],
    pattern: '/api/profile/identities/:id',
    tokens: [{"old":"/api/profile/identities/:id","type":0,"val":"api","end":""},{"old":"/api/profile/identities/:id","type":0,"val":"profile","end":""},{"old":"/api/profile/identities/:id","type":0,"val":"identities","end":""},{"old":"/api/profile/identities/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['identities.destroy']['types'],
  },
  'sessions.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/sessions',
    tokens: [{"old":"/api/sessions","type":0,"val":"api","end":""},{"old":"/api/sessions","type":0,"val":"sessions","end":""}],
    types: placeholder as Registry['sessions.index']['types'],
  },
  'sessions.destroy': {
    methods: ["DELETE"],
    pattern: '/api/sessions/:id',
    tokens: [{"old":"/api/sessions/:id","type":0,"val":"api","end":""},{"old":"/api/sessions/:id","type":0,"val":"sessions","end":""},{"old":"/api/sessions/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['sessions.destroy']['types'],
  },
  'tokens.store': {
    methods: ["POST"],
    pattern: '/api/tokens',
    tokens: [{"old":"/api/tokens","type":0,"val":"api","end":""},{"old":"/api/tokens","type":0,"val":"tokens","end":""}],
    types: placeholder as Registry['tokens.store']['types'],
  },
  'tokens.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/tokens',
    tokens: [{"old":"/api/tokens","type":0,"val":"api","end":""},{"old":"/api/tokens","type":0,"val":"tokens","end":""}],
    types: placeholder as Registry['tokens.index']['types'],
  },
  'tokens.destroy': {
    methods: ["DELETE"],
    pattern: '/api/tokens/:id',
    tokens: [{"old":"/api/tokens/:id","type":0,"val":"api","end":""},{"old":"/api/tokens/:id","type":0,"val":"tokens","end":""},{"old":"/api/tokens/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['tokens.destroy']['types'],
  },
  'login.providers': {
    methods: ["GET","HEAD"],
    pattern: '/api/login/providers',
    tokens: [{"old":"/api/login/providers","type":0,"val":"api","end":""},{"old":"/api/login/providers","type":0,"val":"login","end":""},{"old":"/api/login/providers","type":0,"val":"providers","end":""}],
    types: placeholder as Registry['login.providers']['types'],
  },
  'login.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/login',
    tokens: [{"old":"/api/login","type":0,"val":"api","end":""},{"old":"/api/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['login.index']['types'],
  },
  'login.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/login/:provider',
    tokens: [{"old":"/api/login/:provider","type":0,"val":"api","end":""},{"old":"/api/login/:provider","type":0,"val":"login","end":""},{"old":"/api/login/:provider","type":1,"val":"provider","end":""}],
    types: placeholder as Registry['login.show']['types'],
  },
  'login.callback': {
    methods: ["GET","HEAD"],
    pattern: '/api/login/:provider/callback',
    tokens: [{"old":"/api/login/:provider/callback","type":0,"val":"api","end":""},{"old":"/api/login/:provider/callback","type":0,"val":"login","end":""},{"old":"/api/login/:provider/callback","type":1,"val":"provider","end":""},{"old":"/api/login/:provider/callback","type":0,"val":"callback","end":""}],
    types: placeholder as Registry['login.callback']['types'],
  },
  'logout': {
    methods: ["GET","HEAD"],
    pattern: '/api/logout',
    tokens: [{"old":"/api/logout","type":0,"val":"api","end":""},{"old":"/api/logout","type":0,"val":"logout","end":""}],
    types: placeholder as Registry['logout']['types'],
  },
  'logout.store': {
    methods: ["POST"],
    pattern: '/api/logout',
    tokens: [{"old":"/api/logout","type":0,"val":"api","end":""},{"old":"/api/logout","type":0,"val":"logout","end":""}],
    types: placeholder as Registry['logout.store']['types'],
  },
  'sandbox.interactions.show': {
    methods: ["GET","HEAD"],
    pattern: '/sandbox/identity/interaction/:uid',
    tokens: [{"old":"/sandbox/identity/interaction/:uid","type":0,"val":"sandbox","end":""},{"old":"/sandbox/identity/interaction/:uid","type":0,"val":"identity","end":""},{"old":"/sandbox/identity/interaction/:uid","type":0,"val":"interaction","end":""},{"old":"/sandbox/identity/interaction/:uid","type":1,"val":"uid","end":""}],
    types: placeholder as Registry['sandbox.interactions.show']['types'],
  },
  'sandbox.interactions.store': {
    methods: ["POST"],
    pattern: '/sandbox/identity/interaction/:uid',
    tokens: [{"old":"/sandbox/identity/interaction/:uid","type":0,"val":"sandbox","end":""},{"old":"/sandbox/identity/interaction/:uid","type":0,"val":"identity","end":""},{"old":"/sandbox/identity/interaction/:uid","type":0,"val":"interaction","end":""},{"old":"/sandbox/identity/interaction/:uid","type":1,"val":"uid","end":""}],
    types: placeholder as Registry['sandbox.interactions.store']['types'],
  },
  'activities.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/activities',
    tokens: [{"old":"/api/activities","type":0,"val":"api","end":""},{"old":"/api/activities","type":0,"val":"activities","end":""}],
    types: placeholder as Registry['activities.index']['types'],
  },
  'subscription.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/subscription',
    tokens: [{"old":"/api/subscription","type":0,"val":"api","end":""},{"old":"/api/subscription","type":0,"val":"subscription","end":""}],
    types: placeholder as Registry['subscription.show']['types'],
  },
  'model_providers.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/model-providers',
    tokens: [{"old":"/api/admin/model-providers","type":0,"val":"api","end":""},{"old":"/api/admin/model-providers","type":0,"val":"admin","end":""},{"old":"/api/admin/model-providers","type":0,"val":"model-providers","end":""}],
    types: placeholder as Registry['model_providers.index']['types'],
  },
  'model_providers.store': {
    methods: ["POST"],
    pattern: '/api/admin/model-providers',
    tokens: [{"old":"/api/admin/model-providers","type":0,"val":"api","end":""},{"old":"/api/admin/model-providers","type":0,"val":"admin","end":""},{"old":"/api/admin/model-providers","type":0,"val":"model-providers","end":""}],
    types: placeholder as Registry['model_providers.store']['types'],
  },
  'model_providers.update': {
    methods: ["PATCH"],
    pattern: '/api/admin/model-providers/:id',
    tokens: [{"old":"/api/admin/model-providers/:id","type":0,"val":"api","end":""},{"old":"/api/admin/model-providers/:id","type":0,"val":"admin","end":""},{"old":"/api/admin/model-providers/:id","type":0,"val":"model-providers","end":""},{"old":"/api/admin/model-providers/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['model_providers.update']['types'],
  },
  'model_providers.destroy': {
    methods: ["DELETE"],
    pattern: '/api/admin/model-providers/:id',
    tokens: [{"old":"/api/admin/model-providers/:id","type":0,"val":"api","end":""},{"old":"/api/admin/model-providers/:id","type":0,"val":"admin","end":""},{"old":"/api/admin/model-providers/:id","type":0,"val":"model-providers","end":""},{"old":"/api/admin/model-providers/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['model_providers.destroy']['types'],
  },
  'model_tests.store': {
    methods: ["POST"],
    pattern: '/api/admin/model-tests',
    tokens: [{"old":"/api/admin/model-tests","type":0,"val":"api","end":""},{"old":"/api/admin/model-tests","type":0,"val":"admin","end":""},{"old":"/api/admin/model-tests","type":0,"val":"model-tests","end":""}],
    types: placeholder as Registry['model_tests.store']['types'],
  },
  'model_searches.store': {
    methods: ["POST"],
    pattern: '/api/admin/model-searches',
    tokens: [{"old":"/api/admin/model-searches","type":0,"val":"api","end":""},{"old":"/api/admin/model-searches","type":0,"val":"admin","end":""},{"old":"/api/admin/model-searches","type":0,"val":"model-searches","end":""}],
    types: placeholder as Registry['model_searches.store']['types'],
  },
  'model_spend.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/model-spend',
    tokens: [{"old":"/api/admin/model-spend","type":0,"val":"api","end":""},{"old":"/api/admin/model-spend","type":0,"val":"admin","end":""},{"old":"/api/admin/model-spend","type":0,"val":"model-spend","end":""}],
    types: placeholder as Registry['model_spend.show']['types'],
  },
  'model_choices.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/models',
    tokens: [{"old":"/api/models","type":0,"val":"api","end":""},{"old":"/api/models","type":0,"val":"models","end":""}],
    types: placeholder as Registry['model_choices.index']['types'],
  },
  'usage.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/usage',
    tokens: [{"old":"/api/usage","type":0,"val":"api","end":""},{"old":"/api/usage","type":0,"val":"usage","end":""}],
    types: placeholder as Registry['usage.index']['types'],
  },
  'usage_days.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/usage/days',
    tokens: [{"old":"/api/usage/days","type":0,"val":"api","end":""},{"old":"/api/usage/days","type":0,"val":"usage","end":""},{"old":"/api/usage/days","type":0,"val":"days","end":""}],
    types: placeholder as Registry['usage_days.show']['types'],
  },
  'enhanced_prompts.store': {
    methods: ["POST"],
    pattern: '/api/ai/enhance-prompt',
    tokens: [{"old":"/api/ai/enhance-prompt","type":0,"val":"api","end":""},{"old":"/api/ai/enhance-prompt","type":0,"val":"ai","end":""},{"old":"/api/ai/enhance-prompt","type":0,"val":"enhance-prompt","end":""}],
    types: placeholder as Registry['enhanced_prompts.store']['types'],
  },
  'activities.store': {
    methods: ["POST"],
    pattern: '/api/activities',
    tokens: [{"old":"/api/activities","type":0,"val":"api","end":""},{"old":"/api/activities","type":0,"val":"activities","end":""}],
    types: placeholder as Registry['activities.store']['types'],
  },
  'prompts.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/prompts',
    tokens: [{"old":"/api/prompts","type":0,"val":"api","end":""},{"old":"/api/prompts","type":0,"val":"prompts","end":""}],
    types: placeholder as Registry['prompts.index']['types'],
  },
  'prompts.store': {
    methods: ["POST"],
    pattern: '/api/prompts',
    tokens: [{"old":"/api/prompts","type":0,"val":"api","end":""},{"old":"/api/prompts","type":0,"val":"prompts","end":""}],
    types: placeholder as Registry['prompts.store']['types'],
  },
  'prompt_texts.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/prompts/texts',
    tokens: [{"old":"/api/prompts/texts","type":0,"val":"api","end":""},{"old":"/api/prompts/texts","type":0,"val":"prompts","end":""},{"old":"/api/prompts/texts","type":0,"val":"texts","end":""}],
    types: placeholder as Registry['prompt_texts.index']['types'],
  },
  'prompts.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/prompts/:id',
    tokens: [{"old":"/api/prompts/:id","type":0,"val":"api","end":""},{"old":"/api/prompts/:id","type":0,"val":"prompts","end":""},{"old":"/api/prompts/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['prompts.show']['types'],
  },
  'prompts.update': {
    methods: ["PATCH"],
    pattern: '/api/prompts/:id',
    tokens: [{"old":"/api/prompts/:id","type":0,"val":"api","end":""},{"old":"/api/prompts/:id","type":0,"val":"prompts","end":""},{"old":"/api/prompts/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['prompts.update']['types'],
  },
  'prompts.destroy': {
    methods: ["DELETE"],
    pattern: '/api/prompts/:id',
    tokens: [{"old":"/api/prompts/:id","type":0,"val":"api","end":""},{"old":"/api/prompts/:id","type":0,"val":"prompts","end":""},{"old":"/api/prompts/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['prompts.destroy']['types'],
  },
  'drafts.update': {
    methods: ["PUT"],
    pattern: '/api/prompts/:id/draft',
    tokens: [{"old":"/api/prompts/:id/draft","type":0,"val":"api","end":""},{"old":"/api/prompts/:id/draft","type":0,"val":"prompts","end":""},{"old":"/api/prompts/:id/draft","type":1,"val":"id","end":""},{"old":"/api/prompts/:id/draft","type":0,"val":"draft","end":""}],
    types: placeholder as Registry['drafts.update']['types'],
  },
  'prompt_versions.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/prompts/:id/versions',
    tokens: [{"old":"/api/prompts/:id/versions","type":0,"val":"api","end":""},{"old":"/api/prompts/:id/versions","type":0,"val":"prompts","end":""},{"old":"/api/prompts/:id/versions","type":1,"val":"id","end":""},{"old":"/api/prompts/:id/versions","type":0,"val":"versions","end":""}],
    types: placeholder as Registry['prompt_versions.index']['types'],
  },
  'prompt_versions.store': {
    methods: ["POST"],
    pattern: '/api/prompts/:id/versions',
    tokens: [{"old":"/api/prompts/:id/versions","type":0,"val":"api","end":""},{"old":"/api/prompts/:id/versions","type":0,"val":"prompts","end":""},{"old":"/api/prompts/:id/versions","type":1,"val":"id","end":""},{"old":"/api/prompts/:id/versions","type":0,"val":"versions","end":""}],
    types: placeholder as Registry['prompt_versions.store']['types'],
  },
  'prompt_versions.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/prompts/:id/versions/:version',
    tokens: [{"old":"/api/prompts/:id/versions/:version","type":0,"val":"api","end":""},{"old":"/api/prompts/:id/versions/:version","type":0,"val":"prompts","end":""},{"old":"/api/prompts/:id/versions/:version","type":1,"val":"id","end":""},{"old":"/api/prompts/:id/versions/:version","type":0,"val":"versions","end":""},{"old":"/api/prompts/:id/versions/:version","type":1,"val":"version","end":""}],
    types: placeholder as Registry['prompt_versions.show']['types'],
  },
  'restored_versions.store': {
    methods: ["POST"],
    pattern: '/api/prompts/:id/restore',
    tokens: [{"old":"/api/prompts/:id/restore","type":0,"val":"api","end":""},{"old":"/api/prompts/:id/restore","type":0,"val":"prompts","end":""},{"old":"/api/prompts/:id/restore","type":1,"val":"id","end":""},{"old":"/api/prompts/:id/restore","type":0,"val":"restore","end":""}],
    types: placeholder as Registry['restored_versions.store']['types'],
  },
  'refinements.store': {
    methods: ["POST"],
    pattern: '/api/prompts/:id/refinements',
    tokens: [{"old":"/api/prompts/:id/refinements","type":0,"val":"api","end":""},{"old":"/api/prompts/:id/refinements","type":0,"val":"prompts","end":""},{"old":"/api/prompts/:id/refinements","type":1,"val":"id","end":""},{"old":"/api/prompts/:id/refinements","type":0,"val":"refinements","end":""}],
    types: placeholder as Registry['refinements.store']['types'],
  },
  'tryouts.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/prompts/:id/tryouts',
    tokens: [{"old":"/api/prompts/:id/tryouts","type":0,"val":"api","end":""},{"old":"/api/prompts/:id/tryouts","type":0,"val":"prompts","end":""},{"old":"/api/prompts/:id/tryouts","type":1,"val":"id","end":""},{"old":"/api/prompts/:id/tryouts","type":0,"val":"tryouts","end":""}],
    types: placeholder as Registry['tryouts.index']['types'],
  },
  'tryouts.store': {
    methods: ["POST"],
    pattern: '/api/prompts/:id/tryouts',
    tokens: [{"old":"/api/prompts/:id/tryouts","type":0,"val":"api","end":""},{"old":"/api/prompts/:id/tryouts","type":0,"val":"prompts","end":""},{"old":"/api/prompts/:id/tryouts","type":1,"val":"id","end":""},{"old":"/api/prompts/:id/tryouts","type":0,"val":"tryouts","end":""}],
    types: placeholder as Registry['tryouts.store']['types'],
  },
  'tryouts.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/tryouts/:id',
    tokens: [{"old":"/api/tryouts/:id","type":0,"val":"api","end":""},{"old":"/api/tryouts/:id","type":0,"val":"tryouts","end":""},{"old":"/api/tryouts/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['tryouts.show']['types'],
  },
  'tryouts.update': {
    methods: ["PATCH"],
    pattern: '/api/tryouts/:id',
    tokens: [{"old":"/api/tryouts/:id","type":0,"val":"api","end":""},{"old":"/api/tryouts/:id","type":0,"val":"tryouts","end":""},{"old":"/api/tryouts/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['tryouts.update']['types'],
  },
  'judgements.store': {
    methods: ["POST"],
    pattern: '/api/tryouts/:id/judgement',
    tokens: [{"old":"/api/tryouts/:id/judgement","type":0,"val":"api","end":""},{"old":"/api/tryouts/:id/judgement","type":0,"val":"tryouts","end":""},{"old":"/api/tryouts/:id/judgement","type":1,"val":"id","end":""},{"old":"/api/tryouts/:id/judgement","type":0,"val":"judgement","end":""}],
    types: placeholder as Registry['judgements.store']['types'],
  },
  'tryout_records.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/tryout-record',
    tokens: [{"old":"/api/tryout-record","type":0,"val":"api","end":""},{"old":"/api/tryout-record","type":0,"val":"tryout-record","end":""}],
    types: placeholder as Registry['tryout_records.show']['types'],
  },
  'facts.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/facts',
    tokens: [{"old":"/api/facts","type":0,"val":"api","end":""},{"old":"/api/facts","type":0,"val":"facts","end":""}],
    types: placeholder as Registry['facts.index']['types'],
  },
  'facts.store': {
    methods: ["POST"],
    pattern: '/api/facts',
    tokens: [{"old":"/api/facts","type":0,"val":"api","end":""},{"old":"/api/facts","type":0,"val":"facts","end":""}],
    types: placeholder as Registry['facts.store']['types'],
  },
  'facts.update': {
    methods: ["PATCH"],
    pattern: '/api/facts/:id',
    tokens: [{"old":"/api/facts/:id","type":0,"val":"api","end":""},{"old":"/api/facts/:id","type":0,"val":"facts","end":""},{"old":"/api/facts/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['facts.update']['types'],
  },
  'facts.destroy': {
    methods: ["DELETE"],
    pattern: '/api/facts/:id',
    tokens: [{"old":"/api/facts/:id","type":0,"val":"api","end":""},{"old":"/api/facts/:id","type":0,"val":"facts","end":""},{"old":"/api/facts/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['facts.destroy']['types'],
  },
  'shares.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/shares',
    tokens: [{"old":"/api/shares","type":0,"val":"api","end":""},{"old":"/api/shares","type":0,"val":"shares","end":""}],
    types: placeholder as Registry['shares.index']['types'],
  },
  'shares.store': {
    methods: ["POST"],
    pattern: '/api/shares',
    tokens: [{"old":"/api/shares","type":0,"val":"api","end":""},{"old":"/api/shares","type":0,"val":"shares","end":""}],
    types: placeholder as Registry['shares.store']['types'],
  },
  'shares.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/shares/:id',
    tokens: [{"old":"/api/shares/:id","type":0,"val":"api","end":""},{"old":"/api/shares/:id","type":0,"val":"shares","end":""},{"old":"/api/shares/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['shares.show']['types'],
  },
  'shares.destroy': {
    methods: ["DELETE"],
    pattern: '/api/shares/:id',
    tokens: [{"old":"/api/shares/:id","type":0,"val":"api","end":""},{"old":"/api/shares/:id","type":0,"val":"shares","end":""},{"old":"/api/shares/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['shares.destroy']['types'],
  },
  'shared_prompts.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/shared/:token',
    tokens: [{"old":"/api/shared/:token","type":0,"val":"api","end":""},{"old":"/api/shared/:token","type":0,"val":"shared","end":""},{"old":"/api/shared/:token","type":1,"val":"token","end":""}],
    types: placeholder as Registry['shared_prompts.show']['types'],
  },
  'flows.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/flows',
    tokens: [{"old":"/api/flows","type":0,"val":"api","end":""},{"old":"/api/flows","type":0,"val":"flows","end":""}],
    types: placeholder as Registry['flows.index']['types'],
  },
  'flows.store': {
    methods: ["POST"],
    pattern: '/api/flows',
    tokens: [{"old":"/api/flows","type":0,"val":"api","end":""},{"old":"/api/flows","type":0,"val":"flows","end":""}],
    types: placeholder as Registry['flows.store']['types'],
  },
  'flows.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/flows/:id',
    tokens: [{"old":"/api/flows/:id","type":0,"val":"api","end":""},{"old":"/api/flows/:id","type":0,"val":"flows","end":""},{"old":"/api/flows/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['flows.show']['types'],
  },
  'flows.update': {
    methods: ["PATCH"],
    pattern: '/api/flows/:id',
    tokens: [{"old":"/api/flows/:id","type":0,"val":"api","end":""},{"old":"/api/flows/:id","type":0,"val":"flows","end":""},{"old":"/api/flows/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['flows.update']['types'],
  },
  'flows.destroy': {
    methods: ["DELETE"],
    pattern: '/api/flows/:id',
    tokens: [{"old":"/api/flows/:id","type":0,"val":"api","end":""},{"old":"/api/flows/:id","type":0,"val":"flows","end":""},{"old":"/api/flows/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['flows.destroy']['types'],
  },
  'flow_drafts.update': {
    methods: ["PUT"],
    pattern: '/api/flows/:id/draft',
    tokens: [{"old":"/api/flows/:id/draft","type":0,"val":"api","end":""},{"old":"/api/flows/:id/draft","type":0,"val":"flows","end":""},{"old":"/api/flows/:id/draft","type":1,"val":"id","end":""},{"old":"/api/flows/:id/draft","type":0,"val":"draft","end":""}],
    types: placeholder as Registry['flow_drafts.update']['types'],
  },
  'flow_versions.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/flows/:id/versions',
    tokens: [{"old":"/api/flows/:id/versions","type":0,"val":"api","end":""},{"old":"/api/flows/:id/versions","type":0,"val":"flows","end":""},{"old":"/api/flows/:id/versions","type":1,"val":"id","end":""},{"old":"/api/flows/:id/versions","type":0,"val":"versions","end":""}],
    types: placeholder as Registry['flow_versions.index']['types'],
  },
  'flow_versions.store': {
    methods: ["POST"],
    pattern: '/api/flows/:id/versions',
    tokens: [{"old":"/api/flows/:id/versions","type":0,"val":"api","end":""},{"old":"/api/flows/:id/versions","type":0,"val":"flows","end":""},{"old":"/api/flows/:id/versions","type":1,"val":"id","end":""},{"old":"/api/flows/:id/versions","type":0,"val":"versions","end":""}],
    types: placeholder as Registry['flow_versions.store']['types'],
  },
  'flow_versions.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/flows/:id/versions/:version',
    tokens: [{"old":"/api/flows/:id/versions/:version","type":0,"val":"api","end":""},{"old":"/api/flows/:id/versions/:version","type":0,"val":"flows","end":""},{"old":"/api/flows/:id/versions/:version","type":1,"val":"id","end":""},{"old":"/api/flows/:id/versions/:version","type":0,"val":"versions","end":""},{"old":"/api/flows/:id/versions/:version","type":1,"val":"version","end":""}],
    types: placeholder as Registry['flow_versions.show']['types'],
  },
  'restored_flow_versions.store': {
    methods: ["POST"],
    pattern: '/api/flows/:id/restore',
    tokens: [{"old":"/api/flows/:id/restore","type":0,"val":"api","end":""},{"old":"/api/flows/:id/restore","type":0,"val":"flows","end":""},{"old":"/api/flows/:id/restore","type":1,"val":"id","end":""},{"old":"/api/flows/:id/restore","type":0,"val":"restore","end":""}],
    types: placeholder as Registry['restored_flow_versions.store']['types'],
  },
  'flow_duplicates.store': {
    methods: ["POST"],
    pattern: '/api/flows/:id/duplicate',
    tokens: [{"old":"/api/flows/:id/duplicate","type":0,"val":"api","end":""},{"old":"/api/flows/:id/duplicate","type":0,"val":"flows","end":""},{"old":"/api/flows/:id/duplicate","type":1,"val":"id","end":""},{"old":"/api/flows/:id/duplicate","type":0,"val":"duplicate","end":""}],
    types: placeholder as Registry['flow_duplicates.store']['types'],
  },
  'flow_runs.store': {
    methods: ["POST"],
    pattern: '/api/flows/:id/execute',
    tokens: [{"old":"/api/flows/:id/execute","type":0,"val":"api","end":""},{"old":"/api/flows/:id/execute","type":0,"val":"flows","end":""},{"old":"/api/flows/:id/execute","type":1,"val":"id","end":""},{"old":"/api/flows/:id/execute","type":0,"val":"execute","end":""}],
    types: placeholder as Registry['flow_runs.store']['types'],
  },
  'flow_runs.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/flows/:id/runs',
    tokens: [{"old":"/api/flows/:id/runs","type":0,"val":"api","end":""},{"old":"/api/flows/:id/runs","type":0,"val":"flows","end":""},{"old":"/api/flows/:id/runs","type":1,"val":"id","end":""},{"old":"/api/flows/:id/runs","type":0,"val":"runs","end":""}],
    types: placeholder as Registry['flow_runs.index']['types'],
  },
  'runs.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/runs/:id',
    tokens: [{"old":"/api/runs/:id","type":0,"val":"api","end":""},{"old":"/api/runs/:id","type":0,"val":"runs","end":""},{"old":"/api/runs/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['runs.show']['types'],
  },
  'run_events.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/runs/:id/events',
    tokens: [{"old":"/api/runs/:id/events","type":0,"val":"api","end":""},{"old":"/api/runs/:id/events","type":0,"val":"runs","end":""},{"old":"/api/runs/:id/events","type":1,"val":"id","end":""},{"old":"/api/runs/:id/events","type":0,"val":"events","end":""}],
    types: placeholder as Registry['run_events.index']['types'],
  },
  'run_cancellations.store': {
    methods: ["POST"],
    pattern: '/api/runs/:id/cancellation',
    tokens: [{"old":"/api/runs/:id/cancellation","type":0,"val":"api","end":""},{"old":"/api/runs/:id/cancellation","type":0,"val":"runs","end":""},{"old":"/api/runs/:id/cancellation","type":1,"val":"id","end":""},{"old":"/api/runs/:id/cancellation","type":0,"val":"cancellation","end":""}],
    types: placeholder as Registry['run_cancellations.store']['types'],
  },
  'approvals.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/approvals/:token',
    tokens: [{"old":"/api/approvals/:token","type":0,"val":"api","end":""},{"old":"/api/approvals/:token","type":0,"val":"approvals","end":""},{"old":"/api/approvals/:token","type":1,"val":"token","end":""}],
    types: placeholder as Registry['approvals.show']['types'],
  },
  'approvals.store': {
    methods: ["POST"],
    pattern: '/api/approvals/:token',
    tokens: [{"old":"/api/approvals/:token","type":0,"val":"api","end":""},{"old":"/api/approvals/:token","type":0,"val":"approvals","end":""},{"old":"/api/approvals/:token","type":1,"val":"token","end":""}],
    types: placeholder as Registry['approvals.store']['types'],
  },
  'templates.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/templates',
    tokens: [{"old":"/api/templates","type":0,"val":"api","end":""},{"old":"/api/templates","type":0,"val":"templates","end":""}],
    types: placeholder as Registry['templates.index']['types'],
  },
  'templates.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/templates/:id',
    tokens: [{"old":"/api/templates/:id","type":0,"val":"api","end":""},{"old":"/api/templates/:id","type":0,"val":"templates","end":""},{"old":"/api/templates/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['templates.show']['types'],
  },
  'template_uses.store': {
    methods: ["POST"],
    pattern: '/api/templates/:id/uses',
    tokens: [{"old":"/api/templates/:id/uses","type":0,"val":"api","end":""},{"old":"/api/templates/:id/uses","type":0,"val":"templates","end":""},{"old":"/api/templates/:id/uses","type":1,"val":"id","end":""},{"old":"/api/templates/:id/uses","type":0,"val":"uses","end":""}],
    types: placeholder as Registry['template_uses.store']['types'],
  },
  'template_texts.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/template-texts',
    tokens: [{"old":"/api/template-texts","type":0,"val":"api","end":""},{"old":"/api/template-texts","type":0,"val":"template-texts","end":""}],
    types: placeholder as Registry['template_texts.index']['types'],
  },
} as const satisfies Record<string, AdonisEndpoint>

export { routes }

export const registry = {
  routes,
  $tree: {} as ApiDefinition,
}

declare module '@tuyau/core/types' {
  export interface UserRegistry {
    routes: typeof routes
    $tree: ApiDefinition
  }
}
