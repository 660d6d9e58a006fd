import type { ComponentType } from 'react'
import type { ScreenPath } from '#frontend/lib/window/known_routes'

interface ScreenModule {
  Component: ComponentType
}

/**
 * Who sees a screen: `person` sends a visitor to sign-up, `anyone` shows it to visitors without
 * the sidebar, `bare` has a frame of its own.
 */
export type Audience = 'person' | 'anyone' | 'bare'

export interface Screen {
  for: Audience
  load: () => Promise<ScreenModule>
  /**
   * What it asks the server for at once, whatever the workspace. The page has it fetched while the scripts still come.
   */
  asks?: string[]
}

export const screens: Record<ScreenPath, Screen> = {
  '/home': {
    for: 'person',
    load: () => import('#frontend/features/create/home/home_screen'),
    asks: ['/api/template-gallery'],
  },
  '/create': {
    for: 'person',
    load: () => import('#frontend/features/create/optimizer/create_screen'),
  },
  '/prompt-editor': {
    for: 'person',
    load: () => import('#frontend/features/create/editor/prompt_editor_screen'),
  },
  '/recent-activity': {
    for: 'person',
    load: () => import('#frontend/features/activity/recent_activity_screen'),
  },
  '/try/:id/:version': {
    for: 'person',
    load: () => import('#frontend/features/tryouts/tryout_screen'),
  },
  '/workshop': {
    for: 'person',
    load: () => import('#frontend/features/workshop/workshop_screen'),
  },
  '/dashboard': {
    for: 'person',
    load: () => import('#frontend/features/dashboard/dashboard_screen'),
  },
  '/templates': {
    for: 'person',
    load: () => import('#frontend/features/library/library_screen'),
  },
  '/templates/:id': {
    for: 'person',
    load: () => import('#frontend/features/library/template_screen'),
  },
  '/prompts/:category': {
    for: 'person',
    load: () => import('#frontend/features/library/library_screen'),
  },
  '/saved': { for: 'person', load: () => import('#frontend/features/saved/saved_screen') },
  '/saved/import': {
    for: 'person',
    load: () => import('#frontend/features/importing/import_screen'),
  },
  '/saved/:id': { for: 'person', load: () => import('#frontend/features/saved/prompt_screen') },
  '/shared': { for: 'person', load: () => import('#frontend/features/sharing/shared_screen') },
  '/shared/:id': {
    for: 'person',
    load: () => import('#frontend/features/sharing/reopened_prompt_screen'),
  },
  '/my-workflows': {
    for: 'person',
    load: () => import('#frontend/features/flows/my_flows/my_flows_screen'),
  },
  '/flow-builder': {
    for: 'person',
    load: () => import('#frontend/features/flows/flow_builder_screen'),
  },
  '/flow-builder/:id': {
    for: 'person',
    load: () => import('#frontend/features/flows/builder/builder_screen'),
  },
  '/batches/:id': {
    for: 'person',
    load: () => import('#frontend/features/flows/batches/batch_screen'),
  },
  '/runs': {
    for: 'person',
    load: () => import('#frontend/features/flows/runs/runs_screen'),
  },
  '/runs/compare': {
    for: 'person',
    load: () => import('#frontend/features/flows/comparing/compare_screen'),
  },
  '/runs/:id': { for: 'person', load: () => import('#frontend/features/flows/runs/run_screen') },
  '/profile': {
    for: 'person',
    load: () => import('#frontend/features/account/profile/profile_screen'),
  },
  '/payment': { for: 'anyone', load: () => import('#frontend/features/payment/payment_screen') },
  '/free-guides': {
    for: 'anyone',
    load: () => import('#frontend/features/guides/guides_screen'),
  },
  '/free-guides/:id': {
    for: 'anyone',
    load: () => import('#frontend/features/guides/guide_screen'),
  },
  '/help': { for: 'person', load: () => import('#frontend/features/help/help_screen') },
  '/settings': { for: 'anyone', load: () => import('#frontend/features/account/settings_screen') },
  '/device': {
    for: 'person',
    load: () => import('#frontend/features/account/device/device_screen'),
  },
  '/workspace': {
    for: 'person',
    load: () => import('#frontend/features/workspaces/members_screen'),
  },
  '/join/:token': {
    for: 'person',
    load: () => import('#frontend/features/workspaces/join_screen'),
  },
  '/usage': { for: 'person', load: () => import('#frontend/features/usage/usage_screen') },
  '/admin': { for: 'person', load: () => import('#frontend/routes/admin_screen') },
  '/components': {
    for: 'person',
    load: () => import('#frontend/features/components_gallery/components_screen'),
  },
  '/updateddashboard': {
    for: 'anyone',
    load: () => import('#frontend/features/experiments/experiments_screen'),
  },
  '/s/:token': {
    for: 'bare',
    load: () => import('#frontend/features/sharing/shared_prompt_screen'),
  },
  '/f/:token': {
    for: 'bare',
    load: () => import('#frontend/features/flows/sharing/shared_flow_screen'),
  },
  '/a/:token': {
    for: 'bare',
    load: () => import('#frontend/features/flows/approvals/approval_screen'),
  },
  '/signed-in': { for: 'bare', load: () => import('#frontend/routes/frame/signed_in_screen') },
}
