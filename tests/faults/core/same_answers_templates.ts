import type { Step } from '#tests/faults/core/same_answers_step'

const BODY = {
  ...{ title: 'Ärger im Lager', description: 'Stock that is missing', category: 'operations' },
  ...{ steps: ['List what is missing in {{hall}}.'], variables: { hall: 'Which hall' } },
}
const OWN = { id: '{template}' }

export const templateSteps: Step[] = [
  { key: 'GET /api/templates' },
  { key: 'GET /api/templates', query: 'search=email&limit=2' },
  { key: 'GET /api/template-facets', query: 'category=sales' },
  { key: 'GET /api/template-gallery' },
  { key: 'GET /api/template-texts' },
  { key: 'GET /api/templates/{id}', params: { id: 'blog-outline' } },
  { key: 'POST /api/templates/{id}/favourite', params: { id: 'blog-outline' } },
  { key: 'POST /api/templates/{id}/uses', params: { id: 'blog-outline' } },
  { key: 'GET /api/templates', query: 'view=favorites' },
  { key: 'DELETE /api/templates/{id}/favourite', params: { id: 'blog-outline' } },
  { key: 'POST /api/admin/templates', body: BODY, keep: { template: 'id' } },
  { key: 'POST /api/admin/templates', body: { ...BODY, steps: [{}] } },
  { key: 'GET /api/admin/templates/{id}', params: OWN },
  { key: 'PUT /api/admin/templates/{id}', params: OWN, body: { ...BODY, isPublic: false } },
  {
    key: 'PUT /api/admin/templates/{id}',
    params: OWN,
    body: BODY,
    headers: { 'if-match': '"1"' },
  },
  { key: 'GET /api/admin/templates/{id}/versions', params: OWN },
  { key: 'DELETE /api/admin/templates/{id}', params: OWN },
  { key: 'PATCH /api/admin/templates/{id}', params: OWN, body: { deletedAt: null } },
  { key: 'GET /api/admin/templates', query: 'search=ÄRGER' },
  { key: 'GET /api/admin/templates', query: 'limit=1' },
  { key: 'GET /api/templates', query: 'search=lager' },
]
