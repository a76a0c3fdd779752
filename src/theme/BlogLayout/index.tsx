import BlogLayout from '@theme-original/BlogLayout';
import './styles.css';

// The layout of blog pages, with the styles that only they use. Wraps the theme's (theme-classic
// 3.9.2).
export default BlogLayout;
