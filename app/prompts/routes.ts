import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import {
  DUPLICATES_BODY_BYTES,
  IMPORT_BODY_BYTES,
  IMPROVEMENT_BODY_BYTES,
  PROMPT_BODY_BYTES,
  TRYOUT_BODY_BYTES,
} from '#app/prompts/validators/body_sizes'
import { middleware } from '#start/kernel'

const id = router.matchers.uuid()

router
  .group(() => {
    improvementRoutes()
    promptRoutes()
    importRoutes()
    versionRoutes()
    modelRoutes()
    factRoutes()
    shareRoutes()
  })
  .prefix('/api')
  .where('id', id)
  .use([middleware.auth(), middleware.limit('api')])

router
  .get('/api/shared/:token', [controllers.prompts.SharedPrompts, 'show'])
  .as('shared_prompts.show')
  .where('token', /^[\w-]{20,64}$/)
  .use([middleware.auth({ tokens: 'any', visitors: true }), middleware.limit('api')])

function improvementRoutes() {
  router
    .post('/ai/enhance-prompt', [controllers.prompts.EnhancedPrompts, 'store'])
    .as('enhanced_prompts.store')
    .use([middleware.limit('improve'), middleware.body(IMPROVEMENT_BODY_BYTES), middleware.once()])
  router
    .post('/activities', [controllers.prompts.PromptActivities, 'store'])
    .as('activities.store')
    .use([middleware.body(), middleware.once()])
}

function promptRoutes() {
  router.get('/prompts', [controllers.prompts.Prompts, 'index']).as('prompts.index')
  router
    .post('/prompts', [controllers.prompts.Prompts, 'store'])
    .as('prompts.store')
    .use([middleware.body(PROMPT_BODY_BYTES), middleware.once()])
  router.get('/prompts/texts', [controllers.prompts.PromptTexts, 'index']).as('prompt_texts.index')
  router.get('/prompts/:id', [controllers.prompts.Prompts, 'show']).as('prompts.show')
  router
    .patch('/prompts/:id', [controllers.prompts.Prompts, 'update'])
    .as('prompts.update')
    .use(middleware.body())
  router
    .put('/prompts/:id/workspace', [controllers.prompts.PromptWorkspaces, 'update'])
    .as('prompt_workspace.update')
    .use(middleware.body())
  router.delete('/prompts/:id', [controllers.prompts.Prompts, 'destroy']).as('prompts.destroy')
  router
    .put('/prompts/:id/draft', [controllers.prompts.Drafts, 'update'])
    .as('drafts.update')
    .use(middleware.body(PROMPT_BODY_BYTES))
}

function importRoutes() {
  router
    .get('/prompts/export', [controllers.prompts.PromptExports, 'show'])
    .as('prompt_exports.show')
  router
    .post('/prompt-duplicates', [controllers.prompts.PromptDuplicates, 'store'])
    .as('prompt_duplicates.store')
    .use(middleware.body(DUPLICATES_BODY_BYTES))
  router.get('/imports', [controllers.prompts.Imports, 'index']).as('imports.index')
  router
    .post('/imports', [controllers.prompts.Imports, 'store'])
    .as('imports.store')
    .use([middleware.body(), middleware.once()])
  router
    .patch('/imports/:id', [controllers.prompts.Imports, 'update'])
    .as('imports.update')
    .use(middleware.body())
  router.delete('/imports/:id', [controllers.prompts.Imports, 'destroy']).as('imports.destroy')
  router
    .post('/imports/:id/prompts', [controllers.prompts.ImportedPrompts, 'store'])
    .as('imported_prompts.store')
    .use([middleware.body(IMPORT_BODY_BYTES), middleware.once()])
}

function versionRoutes() {
  router
    .get('/prompts/:id/versions', [controllers.prompts.PromptVersions, 'index'])
    .as('prompt_versions.index')
  router
    .post('/prompts/:id/versions', [controllers.prompts.PromptVersions, 'store'])
    .as('prompt_versions.store')
    .use([middleware.body(PROMPT_BODY_BYTES), middleware.once()])
  router
    .get('/prompts/:id/versions/:version', [controllers.prompts.PromptVersions, 'show'])
    .as('prompt_versions.show')
    .where('version', router.matchers.number())
  router
    .post('/prompts/:id/restore', [controllers.prompts.RestoredVersions, 'store'])
    .as('restored_versions.store')
    .use([middleware.body(), middleware.once()])
}

function modelRoutes() {
  router
    .post('/prompts/:id/refinements', [controllers.prompts.Refinements, 'store'])
    .as('refinements.store')
    .use([middleware.limit('improve'), middleware.body(), middleware.once()])
  router.get('/prompts/:id/tryouts', [controllers.prompts.Tryouts, 'index']).as('tryouts.index')
  router
    .post('/prompts/:id/tryouts', [controllers.prompts.Tryouts, 'store'])
    .as('tryouts.store')
    .use([middleware.limit('improve'), middleware.body(TRYOUT_BODY_BYTES), middleware.once()])
  router.get('/tryouts/:id', [controllers.prompts.Tryouts, 'show']).as('tryouts.show')
  router
    .patch('/tryouts/:id', [controllers.prompts.Tryouts, 'update'])
    .as('tryouts.update')
    .use(middleware.body())
  router
    .post('/tryouts/:id/judgement', [controllers.prompts.Judgements, 'store'])
    .as('judgements.store')
    .use([middleware.limit('improve'), middleware.body(), middleware.once()])
  router
    .get('/tryout-record', [controllers.prompts.TryoutRecords, 'show'])
    .as('tryout_records.show')
}

function factRoutes() {
  router.get('/facts', [controllers.prompts.Facts, 'index']).as('facts.index')
  router
    .post('/facts', [controllers.prompts.Facts, 'store'])
    .as('facts.store')
    .use([middleware.body(), middleware.once()])
  router
    .patch('/facts/:id', [controllers.prompts.Facts, 'update'])
    .as('facts.update')
    .use(middleware.body())
  router.delete('/facts/:id', [controllers.prompts.Facts, 'destroy']).as('facts.destroy')
}

function shareRoutes() {
  router.get('/shares', [controllers.prompts.Shares, 'index']).as('shares.index')
  router
    .post('/shares', [controllers.prompts.Shares, 'store'])
    .as('shares.store')
    .use([middleware.body(), middleware.once()])
  router.get('/shares/:id', [controllers.prompts.Shares, 'show']).as('shares.show')
  router.delete('/shares/:id', [controllers.prompts.Shares, 'destroy']).as('shares.destroy')
}
