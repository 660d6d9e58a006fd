import router from '@adonisjs/core/services/router'
import { findJobSubject } from '#app/core/jobs/retry_job'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router.get('/health/live', [controllers.core.Health, 'index']).as('health.live')
router
  .get('/health/ready', [controllers.core.Health, 'show'])
  .as('health.ready')
  .use(middleware.limit('health'))

router
  .group(() => {
    router.get('/jobs', [controllers.core.Jobs, 'index']).as('jobs.index')
    router
      .post('/jobs/:id/retries', [controllers.core.JobRetries, 'store'])
      .as('job_retries.store')
      .use(middleware.body())
  })
  .prefix('/api/admin')
  .where('id', router.matchers.uuid())
  .use([middleware.auth(), middleware.limit('api'), middleware.admin({ about: findJobSubject })])
