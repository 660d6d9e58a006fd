import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { itemsOf } from '#app/core/domain/paging'
import type { Data } from '#client/data'
import { api } from '#frontend/lib/api'
import { apiPages, apiQuery } from '#frontend/lib/api_queries'
import { reasonOf } from '#frontend/lib/reason_of'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'
import { ifMatch } from '#frontend/prompts/prompt_calls'

export type AdminTemplate = Data.Templates.AdminTemplate
export type TemplateBody = Parameters<typeof api.adminTemplates.store>[0]['body']

const LISTS = [
  ['/api/admin/templates'],
  ['/api/templates'],
  ['/api/template-facets'],
  ['/api/template-gallery'],
]

interface Filter {
  search: string
  /** Only those that were deleted, or only the others. */
  isDeleted?: boolean
}

/** The templates of administrators, page by page. */
export function useAdminTemplates({ search, isDeleted }: Filter) {
  const deleted = isDeleted ? ({ deleted: 'true' } as const) : {}
  const query = useInfiniteQuery(
    apiPages('admin_templates.index', { query: { ...(search && { search }), ...deleted } })
  )
  return { query, templates: itemsOf(query.data) }
}

export const versionsQuery = (id: string) =>
  apiQuery('admin_template_versions.index', { params: { id } })

/** Loads every list that shows templates again. */
function useRefresh() {
  const client = useQueryClient()
  return () => Promise.all(LISTS.map((queryKey) => client.invalidateQueries({ queryKey })))
}

const fail = (title: 'deleteFailed' | 'saveFailed' | 'restoreFailed') => (error: unknown) =>
  toast({ title: t(`admin.templates.${title}`), text: reasonOf(error), tone: 'danger' })

/** Creates a template, or changes one. */
export function useTemplateSave() {
  const refresh = useRefresh()
  /** @throws ApiError */
  return async (template: AdminTemplate | null, body: TemplateBody): Promise<void> => {
    await (template ? changed(template, body) : api.adminTemplates.store({ body }))
    toast({ title: t(template ? 'admin.templates.changed' : 'admin.templates.created') })
    await refresh()
  }
}

const changed = ({ id, version }: AdminTemplate, body: TemplateBody) =>
  api.adminTemplates.update({ params: { id }, body, headers: ifMatch(version) })

interface Change {
  template: AdminTemplate
  change: Partial<TemplateBody>
}

/** Sends all of a template with something changed. */
export function useTemplateChange() {
  return useMutation({
    mutationFn: ({ template, change }: Change) =>
      changed(template, { ...sentAgain(template), ...change }),
    onError: fail('saveFailed'),
    onSettled: useRefresh(),
  })
}

/** Deletes a template, which can be taken back at once. */
export function useTemplateRemoval() {
  const { mutate: restore } = useTemplateRestoring()
  return useMutation({
    mutationFn: ({ id }: AdminTemplate) => api.adminTemplates.destroy({ params: { id } }),
    onSuccess: (_, template) =>
      toast({
        title: t('admin.templates.deleted'),
        text: template.title,
        action: { label: t('admin.templates.undo'), onAction: () => restore(template) },
      }),
    onError: fail('deleteFailed'),
    onSettled: useRefresh(),
  })
}

/** Takes a deletion back. */
export function useTemplateRestoring() {
  return useMutation({
    mutationFn: ({ id }: AdminTemplate) =>
      api.deletedTemplates.update({ params: { id }, body: { deletedAt: null } }),
    onSuccess: (_, { title }) =>
      toast({ title: t('admin.templates.bin.restored'), text: title, tone: 'success' }),
    onError: fail('restoreFailed'),
    onSettled: useRefresh(),
  })
}

/** What an administrator may send of a template. */
export function sentAgain(template: Omit<TemplateBody, 'icon'> & { icon?: string }): TemplateBody {
  const { title, description, category, content, steps, variables } = template
  const { tags, goodAnswer, isPublic, icon } = template
  return {
    ...{ title, description, category, content, steps, variables, tags, goodAnswer, isPublic },
    icon: icon as TemplateBody['icon'],
  }
}
