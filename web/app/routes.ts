import { index, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('store', 'routes/store.tsx'),
  route('store/compare', 'routes/compare.tsx'),
  route('store/choose', 'routes/choose.tsx'),
  route('store/:handle', 'routes/product.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('about', 'routes/about.tsx'),
  route('testimonials', 'routes/testimonials.tsx'),
  route('blog', 'routes/blog.tsx'),
  route('blog/page/:number', 'routes/blog-page.tsx'),
  route('blog/:slug', 'routes/article.tsx'),
  route('blog/:slug/text', 'routes/article-text.ts'),
  route('faq', 'routes/faq.tsx'),
  route('freebies', 'routes/freebies.tsx'),
  route('freebie-confirmation', 'routes/freebie-confirmation.tsx'),
  route('recommendations', 'routes/recommendations.tsx'),
  route('local-affiliates', 'routes/local-affiliates.tsx'),

  route('mail/:token', 'routes/leave.tsx'),
  route('orders/:token', 'routes/order-page.tsx'),

  route('api/contact', 'routes/api/contact.ts'),
  route('api/freebie-downloads', 'routes/api/freebie-downloads.ts'),
  route('api/workshop-signup', 'routes/api/workshop-signup.ts'),
  route('api/payment/status', 'routes/api/payment-status.ts'),
  route('api/validate-coupon', 'routes/api/validate-coupon.ts'),
  route('api/create-payment-intent', 'routes/api/create-payment-intent.ts'),
  route('api/payment/create-order', 'routes/api/payment-create-order.ts'),
  route('api/chat', 'routes/api/chat.ts'),
  route('api/stripe/webhook', 'routes/api/stripe-webhook.ts'),

  route('sitemap.xml', 'routes/feeds/sitemap.ts'),
  route('robots.txt', 'routes/feeds/robots.ts'),
  route('rss.xml', 'routes/feeds/rss.ts'),
  route('media/:file', 'routes/media.ts'),
  route('*', 'routes/page.tsx'),
] satisfies RouteConfig;
