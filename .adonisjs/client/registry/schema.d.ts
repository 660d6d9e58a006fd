/* eslint-disable prettier/prettier */
/// <reference path="../manifest.d.ts" />

import type { ExtractBody, ExtractErrorResponse, ExtractQuery, ExtractQueryForGet, ExtractResponse } from '@tuyau/core/types'
import type { InferInput, SimpleError } from '@vinejs/vine/types'

export type ParamValue = string | number | bigint | boolean

export interface Registry {
  'health.live': {
    methods: ["GET","HEAD"]
    pattern: '/health/live'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/core/controllers/health_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/core/controllers/health_controller').default['index']>>>
    }
  }
  'health.ready': {
    methods: ["GET","HEAD"]
    pattern: '/health/ready'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/core/controllers/health_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/core/controllers/health_controller').default['show']>>>
    }
  }
  'jobs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/jobs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/core/validators/job_validators').jobListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/core/controllers/jobs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/core/controllers/jobs_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'job_retries.store': {
    methods: ["POST"]
    pattern: '/api/admin/jobs/:id/retries'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/core/controllers/job_retries_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/core/controllers/job_retries_controller').default['store']>>>
    }
  }
  'auth.user': {
    methods: ["GET","HEAD"]
    pattern: '/api/auth/user'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/current_user_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/current_user_controller').default['show']>>>
    }
  }
  'profile.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/profile'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/profiles_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/profiles_controller').default['show']>>>
    }
  }
  'profile.update': {
    methods: ["PATCH"]
    pattern: '/api/profile'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/validators/profile_validator').profileValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/validators/profile_validator').profileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/profiles_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/profiles_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identities.destroy': {
    methods: ["DELETE"]
    pattern: '/api/profile/identities/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/identities_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/identities_controller').default['destroy']>>>
    }
  }
  'sessions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/sessions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/sessions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/sessions_controller').default['index']>>>
    }
  }
  'sessions.destroy': {
    methods: ["DELETE"]
    pattern: '/api/sessions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/sessions_controller').default['destroy']>>>
    }
  }
  'tokens.store': {
    methods: ["POST"]
    pattern: '/api/tokens'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/validators/token_validator').tokenValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/validators/token_validator').tokenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/tokens_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/tokens_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'device_lookups.store': {
    methods: ["POST"]
    pattern: '/api/device-lookups'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/validators/device_validators').deviceLookupValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/validators/device_validators').deviceLookupValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/device_lookups_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/device_lookups_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'device_decisions.store': {
    methods: ["POST"]
    pattern: '/api/device-decisions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/validators/device_validators').deviceDecisionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/validators/device_validators').deviceDecisionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/device_decisions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/device_decisions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'device_codes.store': {
    methods: ["POST"]
    pattern: '/oauth/device/code'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/validators/device_validators').deviceCodeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/validators/device_validators').deviceCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/device_codes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/device_codes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'device_tokens.store': {
    methods: ["POST"]
    pattern: '/oauth/token'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/validators/device_validators').deviceTokenValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/validators/device_validators').deviceTokenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/device_tokens_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/device_tokens_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'tokens.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/tokens'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/tokens_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/tokens_controller').default['index']>>>
    }
  }
  'tokens.destroy': {
    methods: ["DELETE"]
    pattern: '/api/tokens/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/tokens_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/tokens_controller').default['destroy']>>>
    }
  }
  'person_sessions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/users/:id/sessions'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/person_sessions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/person_sessions_controller').default['index']>>>
    }
  }
  'all_person_sessions.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/users/:id/sessions'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/all_person_sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/all_person_sessions_controller').default['destroy']>>>
    }
  }
  'person_sessions.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/users/:id/sessions/:sessionId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; sessionId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/person_sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/person_sessions_controller').default['destroy']>>>
    }
  }
  'login.providers': {
    methods: ["GET","HEAD"]
    pattern: '/api/login/providers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/login_providers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/login_providers_controller').default['index']>>>
    }
  }
  'login.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/login'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/logins_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/logins_controller').default['index']>>>
    }
  }
  'login.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/login/:provider'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { provider: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/logins_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/logins_controller').default['show']>>>
    }
  }
  'login.callback': {
    methods: ["GET","HEAD"]
    pattern: '/api/login/:provider/callback'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { provider: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/login_callbacks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/login_callbacks_controller').default['show']>>>
    }
  }
  'logout': {
    methods: ["GET","HEAD"]
    pattern: '/api/logout'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/logout_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/logout_controller').default['show']>>>
    }
  }
  'logout.store': {
    methods: ["POST"]
    pattern: '/api/logout'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/logout_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/logout_controller').default['store']>>>
    }
  }
  'sandbox.interactions.show': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/identity/interaction/:uid'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { uid: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/sandbox_interactions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/sandbox_interactions_controller').default['show']>>>
    }
  }
  'sandbox.interactions.store': {
    methods: ["POST"]
    pattern: '/sandbox/identity/interaction/:uid'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { uid: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/sandbox_interactions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/sandbox_interactions_controller').default['store']>>>
    }
  }
  'activities.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/activities'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/activity/validators/activity_validators').activityListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/activity/controllers/activities_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activity/controllers/activities_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'notices.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/notices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/activity/validators/notice_validators').noticeListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/activity/controllers/notices_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activity/controllers/notices_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'notices.update': {
    methods: ["PATCH"]
    pattern: '/api/notices/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/activity/validators/notice_validators').noticeReadingValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/activity/validators/notice_validators').noticeReadingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/activity/controllers/notices_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activity/controllers/notices_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'read_notices.store': {
    methods: ["POST"]
    pattern: '/api/notices/read'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/activity/controllers/read_notices_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activity/controllers/read_notices_controller').default['store']>>>
    }
  }
  'sandbox.checkouts.show': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/checkout/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/sandbox_checkouts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/sandbox_checkouts_controller').default['show']>>>
    }
  }
  'sandbox.checkouts.store': {
    methods: ["POST"]
    pattern: '/sandbox/checkout/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/sandbox_checkouts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/sandbox_checkouts_controller').default['store']>>>
    }
  }
  'sandbox.authentications.show': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/checkout/:id/authentication'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/sandbox_authentications_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/sandbox_authentications_controller').default['show']>>>
    }
  }
  'sandbox.authentications.store': {
    methods: ["POST"]
    pattern: '/sandbox/checkout/:id/authentication'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/sandbox_authentications_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/sandbox_authentications_controller').default['store']>>>
    }
  }
  'sandbox.portals.show': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/portal/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/sandbox_portals_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/sandbox_portals_controller').default['show']>>>
    }
  }
  'sandbox.portals.store': {
    methods: ["POST"]
    pattern: '/sandbox/portal/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/sandbox_portals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/sandbox_portals_controller').default['store']>>>
    }
  }
  'sandbox.invoices.show': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/invoices/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/sandbox_invoices_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/sandbox_invoices_controller').default['show']>>>
    }
  }
  'subscription.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/subscription'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/subscriptions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/subscriptions_controller').default['show']>>>
    }
  }
  'invoices.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/billing/invoices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/invoices_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/invoices_controller').default['index']>>>
    }
  }
  'checkout_sessions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/billing/checkouts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/checkout_sessions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/checkout_sessions_controller').default['show']>>>
    }
  }
  'checkout_sessions.store': {
    methods: ["POST"]
    pattern: '/api/create-checkout-session'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/validators/payment_validators').checkoutValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/billing/validators/payment_validators').checkoutValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/checkout_sessions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/checkout_sessions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'portal_sessions.store': {
    methods: ["POST"]
    pattern: '/api/billing/portal-sessions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/portal_sessions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/portal_sessions_controller').default['store']>>>
    }
  }
  'subscription.update': {
    methods: ["PATCH"]
    pattern: '/api/subscription'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/validators/payment_validators').subscriptionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/billing/validators/payment_validators').subscriptionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/subscriptions_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/subscriptions_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscription_cancellations.store': {
    methods: ["POST"]
    pattern: '/api/billing/cancellation'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/billing/validators/payment_validators').cancellationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/billing/validators/payment_validators').cancellationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/subscription_cancellations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/subscription_cancellations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscription_cancellations.destroy': {
    methods: ["DELETE"]
    pattern: '/api/billing/cancellation'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/subscription_cancellations_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/subscription_cancellations_controller').default['destroy']>>>
    }
  }
  'money_backs.store': {
    methods: ["POST"]
    pattern: '/api/billing/money-back'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/money_backs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/money_backs_controller').default['store']>>>
    }
  }
  'stripe_webhook.store': {
    methods: ["POST"]
    pattern: '/api/stripe/webhook'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/stripe_webhook_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/stripe_webhook_controller').default['store']>>>
    }
  }
  'workspaces.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/workspaces'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/workspaces_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/workspaces_controller').default['index']>>>
    }
  }
  'workspaces.store': {
    methods: ["POST"]
    pattern: '/api/workspaces'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/workspaces/validators/workspace_validators').workspaceValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/workspaces/validators/workspace_validators').workspaceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/workspaces_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/workspaces_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'workspaces.update': {
    methods: ["PATCH"]
    pattern: '/api/workspaces/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/workspaces/validators/workspace_validators').workspaceValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/workspaces/validators/workspace_validators').workspaceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/workspaces_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/workspaces_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'members.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/workspaces/:id/members'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/members_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/members_controller').default['index']>>>
    }
  }
  'members.update': {
    methods: ["PATCH"]
    pattern: '/api/workspaces/:id/members/:memberId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/workspaces/validators/workspace_validators').memberValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; memberId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/workspaces/validators/workspace_validators').memberValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/members_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/members_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'members.destroy': {
    methods: ["DELETE"]
    pattern: '/api/workspaces/:id/members/:memberId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; memberId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/members_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/members_controller').default['destroy']>>>
    }
  }
  'workspace_invitations.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/workspaces/:id/invitations'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/workspace_invitations_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/workspace_invitations_controller').default['index']>>>
    }
  }
  'workspace_invitations.store': {
    methods: ["POST"]
    pattern: '/api/workspaces/:id/invitations'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/workspaces/validators/workspace_validators').invitationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/workspaces/validators/workspace_validators').invitationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/workspace_invitations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/workspace_invitations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'workspace_invitations.destroy': {
    methods: ["DELETE"]
    pattern: '/api/workspaces/:id/invitations/:invitationId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; invitationId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/workspace_invitations_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/workspace_invitations_controller').default['destroy']>>>
    }
  }
  'invitations.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/invitations/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/invitations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/invitations_controller').default['show']>>>
    }
  }
  'invitations.store': {
    methods: ["POST"]
    pattern: '/api/invitations/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/invitations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/invitations_controller').default['store']>>>
    }
  }
  'enhanced_prompts.store': {
    methods: ["POST"]
    pattern: '/api/ai/enhance-prompt'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/prompts/validators/improvement_validators').improvementValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/prompts/validators/improvement_validators').improvementValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/enhanced_prompts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/enhanced_prompts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'activities.store': {
    methods: ["POST"]
    pattern: '/api/activities'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/prompts/validators/prompt_validators').promptActivityValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/prompts/validators/prompt_validators').promptActivityValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/prompt_activities_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/prompt_activities_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'prompts.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/prompts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/prompts/validators/prompt_validators').promptListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/prompts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/prompts_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'prompts.store': {
    methods: ["POST"]
    pattern: '/api/prompts'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/prompts/validators/prompt_validators').promptValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/prompts/validators/prompt_validators').promptValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/prompts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/prompts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'prompt_texts.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/prompts/texts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/prompts/validators/prompt_validators').promptTextListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/prompt_texts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/prompt_texts_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'prompts.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/prompts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/prompts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/prompts_controller').default['show']>>>
    }
  }
  'prompts.update': {
    methods: ["PATCH"]
    pattern: '/api/prompts/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/prompts/validators/prompt_validators').promptChangeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/prompts/validators/prompt_validators').promptChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/prompts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/prompts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'prompt_workspace.update': {
    methods: ["PUT"]
    pattern: '/api/prompts/:id/workspace'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/prompts/validators/move_validator').moveValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/prompts/validators/move_validator').moveValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/prompt_workspaces_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/prompt_workspaces_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'prompts.destroy': {
    methods: ["DELETE"]
    pattern: '/api/prompts/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/prompts/validators/prompt_validators').promptRemovalValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/prompts/validators/prompt_validators').promptRemovalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/prompts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/prompts_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'drafts.update': {
    methods: ["PUT"]
    pattern: '/api/prompts/:id/draft'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/prompts/validators/prompt_validators').draftValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/prompts/validators/prompt_validators').draftValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/drafts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/drafts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'prompt_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/prompts/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/prompts/validators/import_validators').promptExportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/prompt_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/prompt_exports_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'prompt_duplicates.store': {
    methods: ["POST"]
    pattern: '/api/prompt-duplicates'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/prompts/validators/import_validators').promptDuplicatesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/prompts/validators/import_validators').promptDuplicatesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/prompt_duplicates_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/prompt_duplicates_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'imports.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/imports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/prompts/validators/import_validators').importListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/imports_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/imports_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'imports.store': {
    methods: ["POST"]
    pattern: '/api/imports'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/prompts/validators/import_validators').importValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/prompts/validators/import_validators').importValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/imports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/imports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'imports.update': {
    methods: ["PATCH"]
    pattern: '/api/imports/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/prompts/validators/import_validators').importChangeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/prompts/validators/import_validators').importChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/imports_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/imports_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'imports.destroy': {
    methods: ["DELETE"]
    pattern: '/api/imports/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/prompts/validators/import_validators').importRemovalValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/prompts/validators/import_validators').importRemovalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/imports_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/imports_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'imported_prompts.store': {
    methods: ["POST"]
    pattern: '/api/imports/:id/prompts'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/prompts/validators/import_validators').importedPromptsValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/prompts/validators/import_validators').importedPromptsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/imported_prompts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/imported_prompts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'prompt_versions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/prompts/:id/versions'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/prompts/validators/prompt_validators').versionListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/prompt_versions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/prompt_versions_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'prompt_versions.store': {
    methods: ["POST"]
    pattern: '/api/prompts/:id/versions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/prompts/validators/prompt_validators').versionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/prompts/validators/prompt_validators').versionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/prompt_versions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/prompt_versions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'prompt_versions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/prompts/:id/versions/:version'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; version: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/prompt_versions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/prompt_versions_controller').default['show']>>>
    }
  }
  'restored_versions.store': {
    methods: ["POST"]
    pattern: '/api/prompts/:id/restore'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/prompts/validators/prompt_validators').restoreValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/prompts/validators/prompt_validators').restoreValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/restored_versions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/restored_versions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'refinements.store': {
    methods: ["POST"]
    pattern: '/api/prompts/:id/refinements'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/prompts/validators/prompt_validators').refinementValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/prompts/validators/prompt_validators').refinementValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/refinements_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/refinements_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'tryouts.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/prompts/:id/tryouts'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/prompts/validators/tryout_validators').tryoutListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/tryouts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/tryouts_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'tryouts.store': {
    methods: ["POST"]
    pattern: '/api/prompts/:id/tryouts'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/prompts/validators/tryout_validators').tryoutValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/prompts/validators/tryout_validators').tryoutValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/tryouts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/tryouts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'tryouts.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/tryouts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/tryouts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/tryouts_controller').default['show']>>>
    }
  }
  'tryouts.update': {
    methods: ["PATCH"]
    pattern: '/api/tryouts/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/prompts/validators/tryout_validators').ballotValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/prompts/validators/tryout_validators').ballotValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/tryouts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/tryouts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'judgements.store': {
    methods: ["POST"]
    pattern: '/api/tryouts/:id/judgement'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/prompts/validators/tryout_validators').judgementValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/prompts/validators/tryout_validators').judgementValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/judgements_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/judgements_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'tryout_records.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/tryout-record'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/tryout_records_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/tryout_records_controller').default['show']>>>
    }
  }
  'facts.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/facts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/facts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/facts_controller').default['index']>>>
    }
  }
  'facts.store': {
    methods: ["POST"]
    pattern: '/api/facts'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/prompts/validators/fact_validators').factValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/prompts/validators/fact_validators').factValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/facts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/facts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'facts.update': {
    methods: ["PATCH"]
    pattern: '/api/facts/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/prompts/validators/fact_validators').factChangeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/prompts/validators/fact_validators').factChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/facts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/facts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'facts.destroy': {
    methods: ["DELETE"]
    pattern: '/api/facts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/facts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/facts_controller').default['destroy']>>>
    }
  }
  'shares.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/shares'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/prompts/validators/prompt_validators').shareListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/shares_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/shares_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'shares.store': {
    methods: ["POST"]
    pattern: '/api/shares'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/prompts/validators/prompt_validators').shareLinkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/prompts/validators/prompt_validators').shareLinkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/shares_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/shares_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'shares.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/shares/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/shares_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/shares_controller').default['show']>>>
    }
  }
  'shares.destroy': {
    methods: ["DELETE"]
    pattern: '/api/shares/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/shares_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/shares_controller').default['destroy']>>>
    }
  }
  'shared_prompts.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/shared/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/prompts/controllers/shared_prompts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/prompts/controllers/shared_prompts_controller').default['show']>>>
    }
  }
  'flows.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/flows'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/flows/validators/flow_validators').flowListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/flows_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/flows_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'flows.store': {
    methods: ["POST"]
    pattern: '/api/flows'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/flows/validators/flow_validators').flowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/flows/validators/flow_validators').flowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/flows_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/flows_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'flows.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/flows/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/flows_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/flows_controller').default['show']>>>
    }
  }
  'flows.update': {
    methods: ["PATCH"]
    pattern: '/api/flows/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/flows/validators/flow_validators').flowChangeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/flows/validators/flow_validators').flowChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/flows_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/flows_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'flow_workspace.update': {
    methods: ["PUT"]
    pattern: '/api/flows/:id/workspace'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/flows/validators/move_validator').moveValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/flows/validators/move_validator').moveValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_workspaces_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_workspaces_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'flows.destroy': {
    methods: ["DELETE"]
    pattern: '/api/flows/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/flows/validators/flow_validators').flowRemovalValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/flows/validators/flow_validators').flowRemovalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/flows_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/flows_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'flow_drafts.update': {
    methods: ["PUT"]
    pattern: '/api/flows/:id/draft'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/flows/validators/flow_validators').flowDraftValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/flows/validators/flow_validators').flowDraftValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_drafts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_drafts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'flow_versions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/flows/:id/versions'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/flows/validators/flow_validators').versionListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_versions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_versions_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'flow_versions.store': {
    methods: ["POST"]
    pattern: '/api/flows/:id/versions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/flows/validators/flow_validators').flowVersionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/flows/validators/flow_validators').flowVersionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_versions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_versions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'flow_versions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/flows/:id/versions/:version'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; version: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_versions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_versions_controller').default['show']>>>
    }
  }
  'restored_flow_versions.store': {
    methods: ["POST"]
    pattern: '/api/flows/:id/restore'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/flows/validators/flow_validators').flowRestoreValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/flows/validators/flow_validators').flowRestoreValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/restored_flow_versions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/restored_flow_versions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'flow_duplicates.store': {
    methods: ["POST"]
    pattern: '/api/flows/:id/duplicate'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_duplicates_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_duplicates_controller').default['store']>>>
    }
  }
  'flow_runs.store': {
    methods: ["POST"]
    pattern: '/api/flows/:id/execute'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/flows/validators/flow_validators').executionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/flows/validators/flow_validators').executionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_runs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_runs_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'flow_runs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/flows/:id/runs'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/flows/validators/flow_validators').runListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_runs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_runs_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'runs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/runs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/flows/validators/flow_validators').ownRunListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/runs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/runs_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'runs.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/runs/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/runs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/runs_controller').default['show']>>>
    }
  }
  'run_steps.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/runs/:id/steps/:key'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; key: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/run_steps_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/run_steps_controller').default['show']>>>
    }
  }
  'run_changes.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/runs/:id/changes'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/flows/validators/flow_validators').runChangesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/run_changes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/run_changes_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'run_events.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/runs/:id/events'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/run_events_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/run_events_controller').default['index']>>>
    }
  }
  'run_replays.store': {
    methods: ["POST"]
    pattern: '/api/runs/:id/replays'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/flows/validators/flow_validators').replayValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/flows/validators/flow_validators').replayValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/run_replays_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/run_replays_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'run_cancellations.store': {
    methods: ["POST"]
    pattern: '/api/runs/:id/cancellation'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/run_cancellations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/run_cancellations_controller').default['store']>>>
    }
  }
  'notice_events.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/notices/events'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/notice_events_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/notice_events_controller').default['index']>>>
    }
  }
  'flow_proposals.store': {
    methods: ["POST"]
    pattern: '/api/flow-proposals'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/flows/validators/flow_proposal_validators').flowProposalValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/flows/validators/flow_proposal_validators').flowProposalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_proposals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_proposals_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'flow_schemas.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/flow-schema'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_schemas_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_schemas_controller').default['show']>>>
    }
  }
  'file_texts.store': {
    methods: ["POST"]
    pattern: '/api/file-texts'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/flows/validators/file_text_validators').fileTextValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/flows/validators/file_text_validators').fileTextValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/file_texts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/file_texts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'batch_previews.store': {
    methods: ["POST"]
    pattern: '/api/flows/:id/batch-previews'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/flows/validators/batch_validators').batchPreviewValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/flows/validators/batch_validators').batchPreviewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/batch_previews_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/batch_previews_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'flow_batches.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/flows/:id/batches'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/flows/validators/batch_validators').batchListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_batches_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_batches_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'flow_batches.store': {
    methods: ["POST"]
    pattern: '/api/flows/:id/batches'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/flows/validators/batch_validators').batchValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/flows/validators/batch_validators').batchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_batches_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_batches_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'batches.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/batches/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/batches_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/batches_controller').default['show']>>>
    }
  }
  'batch_rows.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/batches/:id/rows'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/flows/validators/batch_validators').batchRowListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/batch_rows_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/batch_rows_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'batch_files.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/batches/:id/csv'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/batch_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/batch_files_controller').default['show']>>>
    }
  }
  'batch_events.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/batches/:id/events'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/batch_events_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/batch_events_controller').default['index']>>>
    }
  }
  'batch_cancellations.store': {
    methods: ["POST"]
    pattern: '/api/batches/:id/cancellation'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/batch_cancellations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/batch_cancellations_controller').default['store']>>>
    }
  }
  'batch_continuations.store': {
    methods: ["POST"]
    pattern: '/api/batches/:id/continuations'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/flows/validators/batch_validators').continuationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/flows/validators/batch_validators').continuationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/batch_continuations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/batch_continuations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'flow_pins.update': {
    methods: ["PUT"]
    pattern: '/api/flows/:id/pins/:nodeId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/flows/validators/flow_validators').pinValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; nodeId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/flows/validators/flow_validators').pinValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_pins_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_pins_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'flow_pins.destroy': {
    methods: ["DELETE"]
    pattern: '/api/flows/:id/pins/:nodeId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; nodeId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_pins_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_pins_controller').default['destroy']>>>
    }
  }
  'flow_pins.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/flows/:id/pins'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_pins_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_pins_controller').default['index']>>>
    }
  }
  'flow_shares.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/flows/:id/shares'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_shares_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_shares_controller').default['index']>>>
    }
  }
  'flow_shares.store': {
    methods: ["POST"]
    pattern: '/api/flows/:id/shares'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/flows/validators/flow_validators').flowShareValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/flows/validators/flow_validators').flowShareValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_shares_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_shares_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'flow_shares.destroy': {
    methods: ["DELETE"]
    pattern: '/api/flow-shares/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_shares_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/flow_shares_controller').default['destroy']>>>
    }
  }
  'shared_flows.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/shared-flows/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/shared_flows_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/shared_flows_controller').default['show']>>>
    }
  }
  'shared_flow_copies.store': {
    methods: ["POST"]
    pattern: '/api/shared-flows/:token/copies'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/shared_flow_copies_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/shared_flow_copies_controller').default['store']>>>
    }
  }
  'approvals.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/approvals/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/approvals_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/approvals_controller').default['show']>>>
    }
  }
  'approvals.store': {
    methods: ["POST"]
    pattern: '/api/approvals/:token'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/flows/validators/approval_validators').decisionValidator)>>
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/flows/validators/approval_validators').decisionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/flows/controllers/approvals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/flows/controllers/approvals_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'templates.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/templates'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/templates/validators/template_validators').templateListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/templates/controllers/templates_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/templates/controllers/templates_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'template_facets.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/template-facets'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/templates/validators/template_validators').templateFacetsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/templates/controllers/template_facets_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/templates/controllers/template_facets_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'template_galleries.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/template-gallery'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/templates/controllers/template_galleries_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/templates/controllers/template_galleries_controller').default['show']>>>
    }
  }
  'templates.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/templates/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/templates/controllers/templates_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/templates/controllers/templates_controller').default['show']>>>
    }
  }
  'favorite_templates.store': {
    methods: ["POST"]
    pattern: '/api/templates/:id/favourite'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/templates/controllers/favorite_templates_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/templates/controllers/favorite_templates_controller').default['store']>>>
    }
  }
  'favorite_templates.destroy': {
    methods: ["DELETE"]
    pattern: '/api/templates/:id/favourite'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/templates/controllers/favorite_templates_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/templates/controllers/favorite_templates_controller').default['destroy']>>>
    }
  }
  'template_uses.store': {
    methods: ["POST"]
    pattern: '/api/templates/:id/uses'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/templates/controllers/template_uses_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/templates/controllers/template_uses_controller').default['store']>>>
    }
  }
  'template_texts.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/template-texts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/templates/controllers/template_texts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/templates/controllers/template_texts_controller').default['index']>>>
    }
  }
  'admin_templates.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/templates'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/templates/validators/admin_template_validators').adminTemplateListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/templates/controllers/admin_templates_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/templates/controllers/admin_templates_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin_templates.store': {
    methods: ["POST"]
    pattern: '/api/admin/templates'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/templates/validators/admin_template_validators').adminTemplateValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/templates/validators/admin_template_validators').adminTemplateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/templates/controllers/admin_templates_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/templates/controllers/admin_templates_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin_templates.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/templates/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/templates/controllers/admin_templates_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/templates/controllers/admin_templates_controller').default['show']>>>
    }
  }
  'admin_templates.update': {
    methods: ["PUT"]
    pattern: '/api/admin/templates/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/templates/validators/admin_template_validators').adminTemplateValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/templates/validators/admin_template_validators').adminTemplateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/templates/controllers/admin_templates_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/templates/controllers/admin_templates_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'deleted_templates.update': {
    methods: ["PATCH"]
    pattern: '/api/admin/templates/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/templates/validators/admin_template_validators').deletedTemplateValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/templates/validators/admin_template_validators').deletedTemplateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/templates/controllers/deleted_templates_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/templates/controllers/deleted_templates_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin_templates.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/templates/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/templates/controllers/admin_templates_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/templates/controllers/admin_templates_controller').default['destroy']>>>
    }
  }
  'admin_template_versions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/templates/:id/versions'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/templates/validators/admin_template_validators').adminTemplateVersionsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/templates/controllers/admin_template_versions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/templates/controllers/admin_template_versions_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'guides.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/guides'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/content/controllers/guides_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/content/controllers/guides_controller').default['index']>>>
    }
  }
  'guides.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/guides/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/content/controllers/guides_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/content/controllers/guides_controller').default['show']>>>
    }
  }
  'help_answers.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/help-answers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/content/validators/help_validators').helpSearchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/content/controllers/help_answers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/content/controllers/help_answers_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'notion_syncs.store': {
    methods: ["POST"]
    pattern: '/api/admin/sync-notion'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/content/validators/sync_validators').emptyBodyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/content/validators/sync_validators').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/content/controllers/notion_syncs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/content/controllers/notion_syncs_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'content_source.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/content-source'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/content/controllers/content_source_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/content/controllers/content_source_controller').default['show']>>>
    }
  }
  'content_syncs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/content-syncs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/content/validators/sync_validators').syncListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/content/controllers/content_syncs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/content/controllers/content_syncs_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'content_syncs.store': {
    methods: ["POST"]
    pattern: '/api/admin/content-syncs'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/content/validators/sync_validators').newSyncValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/content/validators/sync_validators').newSyncValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/content/controllers/content_syncs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/content/controllers/content_syncs_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'content_syncs.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/content-syncs/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/content/controllers/content_syncs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/content/controllers/content_syncs_controller').default['show']>>>
    }
  }
  'content_syncs.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/content-syncs/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/content/controllers/content_syncs_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/content/controllers/content_syncs_controller').default['destroy']>>>
    }
  }
  'content_sync_events.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/content-syncs/:id/events'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/content/controllers/content_sync_events_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/content/controllers/content_sync_events_controller').default['index']>>>
    }
  }
  'services.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/services'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/services_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/services_controller').default['index']>>>
    }
  }
  'support.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/support'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/support_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/support_controller').default['show']>>>
    }
  }
  'account_deletion.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/account/deletion'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/account_deletions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/account_deletions_controller').default['show']>>>
    }
  }
  'account_exports.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/account/exports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/account_exports_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/account_exports_controller').default['index']>>>
    }
  }
  'account_exports.store': {
    methods: ["POST"]
    pattern: '/api/account/exports'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/account/validators/account_validators').newExportValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/account/validators/account_validators').newExportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/account_exports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/account_exports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'account_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/account/exports/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/account_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/account_exports_controller').default['show']>>>
    }
  }
  'account_exports.destroy': {
    methods: ["DELETE"]
    pattern: '/api/account/exports/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/account_exports_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/account_exports_controller').default['destroy']>>>
    }
  }
  'account_export_events.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/account/exports/:id/events'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/account_export_events_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/account_export_events_controller').default['index']>>>
    }
  }
  'account_export_file.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/account/exports/:id/file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/account_export_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/account_export_files_controller').default['show']>>>
    }
  }
  'workspace_owner.update': {
    methods: ["PUT"]
    pattern: '/api/workspaces/:id/owner'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/account/validators/workspace_owner_validator').workspaceOwnerValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/account/validators/workspace_owner_validator').workspaceOwnerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/workspace_owners_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/workspace_owners_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'analytics.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/analytics'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/account/validators/analytics_validators').analyticsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/analytics_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/analytics_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'account_deletion.store': {
    methods: ["POST"]
    pattern: '/api/account/deletion'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/account/validators/account_validators').deletionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/account/validators/account_validators').deletionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/account_deletions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/account_deletions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'account_deletion.destroy': {
    methods: ["DELETE"]
    pattern: '/api/account/deletion'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/account_deletions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/account_deletions_controller').default['destroy']>>>
    }
  }
  'admin_users.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/users'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/account/validators/people_validators').peopleListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/admin_users_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/admin_users_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin_users.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/users/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/admin_users_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/admin_users_controller').default['show']>>>
    }
  }
  'admin_users.update': {
    methods: ["PATCH"]
    pattern: '/api/admin/users/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/account/validators/people_validators').changedPersonValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/account/validators/people_validators').changedPersonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/admin_users_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/admin_users_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'user_plans.update': {
    methods: ["PUT"]
    pattern: '/api/admin/users/:id/plan'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/account/validators/people_validators').givenPlanValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/account/validators/people_validators').givenPlanValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/user_plans_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/user_plans_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'user_suspensions.update': {
    methods: ["PUT"]
    pattern: '/api/admin/users/:id/suspension'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/account/validators/people_validators').suspensionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/account/validators/people_validators').suspensionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/user_suspensions_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/user_suspensions_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'user_suspensions.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/users/:id/suspension'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/user_suspensions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/user_suspensions_controller').default['destroy']>>>
    }
  }
  'user_credits.store': {
    methods: ["POST"]
    pattern: '/api/admin/users/:id/credits'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/account/validators/people_validators').givenCreditsValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/account/validators/people_validators').givenCreditsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/user_credits_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/user_credits_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'audit_entries.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/audit-entries'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/account/validators/people_validators').auditListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/audit_entries_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/audit_entries_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'model_providers.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/model-providers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/ai/controllers/model_providers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/ai/controllers/model_providers_controller').default['index']>>>
    }
  }
  'model_providers.store': {
    methods: ["POST"]
    pattern: '/api/admin/model-providers'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/ai/validators/model_provider_validators').modelProviderValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/ai/validators/model_provider_validators').modelProviderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/ai/controllers/model_providers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/ai/controllers/model_providers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'model_providers.update': {
    methods: ["PATCH"]
    pattern: '/api/admin/model-providers/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/ai/validators/model_provider_validators').modelProviderChangeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/ai/validators/model_provider_validators').modelProviderChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/ai/controllers/model_providers_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/ai/controllers/model_providers_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'model_providers.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/model-providers/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/ai/controllers/model_providers_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/ai/controllers/model_providers_controller').default['destroy']>>>
    }
  }
  'model_tests.store': {
    methods: ["POST"]
    pattern: '/api/admin/model-tests'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/ai/validators/model_provider_validators').modelTestValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/ai/validators/model_provider_validators').modelTestValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/ai/controllers/model_tests_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/ai/controllers/model_tests_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'model_searches.store': {
    methods: ["POST"]
    pattern: '/api/admin/model-searches'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/ai/validators/usage_validators').emptyBodyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/ai/validators/usage_validators').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/ai/controllers/model_searches_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/ai/controllers/model_searches_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'model_spend.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/model-spend'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/ai/validators/usage_validators').spendValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/ai/controllers/model_spend_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/ai/controllers/model_spend_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'model_choices.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/models'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/ai/controllers/model_choices_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/ai/controllers/model_choices_controller').default['index']>>>
    }
  }
  'usage.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/usage'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/ai/validators/usage_validators').usageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/ai/controllers/usage_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/ai/controllers/usage_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'usage_days.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/usage/days'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/ai/validators/usage_validators').usageDaysValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/ai/controllers/usage_days_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/ai/controllers/usage_days_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
}
