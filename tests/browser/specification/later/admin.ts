import { awaiting } from '#tests/browser/specification/group'

const until = 'admin'

export const adminLater = [
  ...awaiting(
    'admin',
    { until, section: '2 and 6 Admin', where: '/admin' },
    {
      'tabs': ['text', 'Workflow Templates, Users, Analytics, Content Sync'],
      'cards': ['rule', 'title, description, Public or Private badge, category, Edit, Delete'],
      'dialog': ['text', 'Title, Description, Category, Steps (JSON), Variables (JSON)'],
      'saved': ['rule', 'after a save the dialog closes, resets and the list reloads'],
      'categories': [
        'rule',
        'marketing, business-analysis, content-creation, product-management, sales, operations',
      ],
      'fields': [
        'rule',
        'id, title, description, category, steps, variables, isPublic (true unless said)',
      ],
      'json': ['text', '"Invalid JSON in steps or variables"'],
      'confirm': ['text', '"Are you sure you want to delete this template?"'],
      'fetch-failed': ['text', '"Failed to fetch templates"'],
      'delete-failed': ['text', '"Failed to delete template"'],
      'synced': ['text', '"Notion sync completed successfully!"'],
      'sync-failed': ['text', '"Sync failed: " and the reason'],
    }
  ),
  ...awaiting(
    'admin-calls',
    { until, section: '7 Calls', where: 'GET /api/admin/templates' },
    {
      list: ['call', 'GET /api/admin/templates'],
      create: ['call', 'POST /api/admin/templates'],
      change: ['call', 'PUT /api/admin/templates/{id}'],
      delete: ['call', 'DELETE /api/admin/templates/{id}'],
      sync: ['call', 'POST /api/admin/sync-notion answers success and error'],
    }
  ),
]
