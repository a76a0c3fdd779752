import BlogLayout from '@theme-original/BlogLayout';
import './styles.css';

// The frame of each page of the blog, with the styles that only they use. Wraps the theme's
// (theme-classic 3.9.2).
export default BlogLayout;
