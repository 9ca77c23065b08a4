/** What the page for teachers says. Apart from the words of the site: only this page loads them. */

import type { Lang } from '#spec/format.ts';

interface Section {
  readonly title: string;
  readonly texts: readonly string[];
}

export interface TeacherWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly link: Section;
  readonly embed: Section & { readonly after: readonly string[] };
  readonly hide: Section;
  readonly answer: Section & {
    readonly after: readonly string[];
    readonly code: string;
    readonly right: string;
    readonly wrong: string;
  };
  readonly places: { readonly title: string; readonly items: readonly string[] };
  readonly fields: {
    readonly link: string;
    readonly hide: string;
    readonly lock: string;
    readonly predict: string;
    readonly theme: string;
  };
  readonly themes: { readonly system: string; readonly light: string; readonly dark: string };
  readonly noFigure: string;
  readonly element: string;
  readonly frame: string;
  readonly copy: string;
  readonly copied: string;
  readonly byHand: string;
}

export const TEACHER_WORDS: { readonly [L in Lang]: TeacherWords } = {
  zh: {
    title: '给老师',
    description: '怎样把书里的图放进自己的课：链接、嵌入、藏起参数、读回学生的答案。',
    lead: '任何一幅图都可以放进自己的课：数由你定，会泄底的藏起来，学生调出的答案读得回来。',
    link: {
      title: '发一个链接',
      texts: [
        '每幅图下面都有“链接”。图里所有的数都记在里面，别人打开，看到的就是你此刻看到的。',
        '把地址里的 /zh/ 去掉，读者打开的就是自己语言的那一版。',
        '上课投影时，在图下的“更多”里选“投影”，一次放一幅，用左右键换；链接会记住这种看法。每章末尾还能打印：图是此刻的状态，旁边有二维码，答案在末页。',
      ],
    },
    embed: {
      title: '嵌进网页',
      texts: ['把图的链接贴在下面，写上要藏起、锁住的参数，代码就生成好了。参数的名字在链接里，等号前面就是。'],
      after: [
        '第一种用在能放脚本的网页，图有多高，框就有多高。第二种哪里都能放，高度要自己定，放不下就出滚动条。',
        '两种都关在沙箱里：图读不到你的网页，也不向别处发任何请求。',
      ],
    },
    hide: {
      title: '藏起与锁住',
      texts: [
        '藏起一个参数，它的滑块、圆钮、输入框、表里的那一列、图上说它的数和词就都不见了，表里的算式也不再展开。会改到它的按钮一并收起。图下的链接和存下的文件里也没有它。',
        '藏起的若是一种选法，图只说不论怎么选都会说的话，别的换成问号。',
        '锁住一个参数，它的值看得见，改不了。',
        '还可以让学生先猜：填上一个读数的名字，学生交出一个数，图才露面，算出来的数和他猜的摆在一起。读数有哪些，图下“更多”里的“嵌入与引用”列着；要猜的是什么，写在你自己的网页上。',
        '藏起只挡眼睛。由它算出的数还在，框的地址里也写着它，懂行的学生翻得出来，考试别靠它。',
      ],
    },
    answer: {
      title: '读回答案',
      texts: ['学生每动一下，图就把参数和读数告诉外面的网页。下面这段接在第一种代码后面，检查 T 是不是调到了 0.5。'],
      after: [
        '元素还有 set()、get() 和 reset()，都返回 Promise。全部消息的写法见项目的 README。图只听外面那一页的，送来的值和链接里的一样，越界就改。',
      ],
      code: '检查答案的代码',
      right: '对了',
      wrong: '再试试',
    },
    places: {
      title: '放在哪里',
      items: [
        '普通网页：第一种。',
        'Quarto：第一种，放进 {=html} 代码块；Jupyter Book：放进 {raw} html 块。',
        'Docusaurus：把 embed.js 写进配置的 scripts，在 MDX 里直接写 <area-map />。',
        'Moodle、Canvas 的 HTML 编辑框：第二种，它们会删掉脚本。支持 lti.frameResize 的平台会自动调高度。',
        '支持 oEmbed 的地方：贴上章节或嵌入页的地址就行。',
      ],
    },
    fields: { link: '图的链接', hide: '藏起', lock: '锁住', predict: '先猜', theme: '外观' },
    themes: { system: '跟随系统', light: '浅色', dark: '深色' },
    noFigure: '这个链接里没有书里的图。请用图下面的“链接”来复制。',
    element: '第一种：能放脚本的网页',
    frame: '第二种：任何网页',
    copy: '复制',
    copied: '已复制。',
    byHand: '浏览器不让复制，请手动选中代码。',
  },
  en: {
    title: 'For teachers',
    description: 'How to put the book’s figures into your course: link, embed, hide parameters, read back answers.',
    lead: 'Put any figure into your course with your own numbers, hide those that give the answer away, and read back what students find.',
    link: {
      title: 'Send a link',
      texts: [
        'Below every figure is “Link”. It holds every number in the figure: whoever opens it sees what you see now.',
        'Take /en/ out of the address, and each reader gets the edition in their own language.',
        'To project, choose “Present” in the menu “More” below a figure: one figure at a time, changed by the arrow keys, and the link keeps this view. Each chapter can be printed from its foot: figures as they are now, each with a QR code, and the answers on the last page.',
      ],
    },
    embed: {
      title: 'Embed it',
      texts: [
        'Paste the link of a figure, name the parameters to hide or lock, and the code is ready. Their names are in the link, before the equals signs.',
      ],
      after: [
        'The first kind is for pages that may run scripts; its frame is as tall as the figure. The second works anywhere; you choose its height, and if that is too small, the frame scrolls.',
        'Both run in a sandbox: a figure cannot read your page, and sends no requests to other hosts.',
      ],
    },
    hide: {
      title: 'Hide and lock',
      texts: [
        'A hidden parameter has no slider, knob, field or table column; its numbers and words in the picture are covered, and formulas in the table stay closed. Buttons that would change it are gone, and links and saved files leave it out.',
        'If it is a choice, the figure says only what it would say whatever the choice were; the rest is a question mark.',
        'A locked parameter shows its value but cannot be changed.',
        'Students can also guess first: name a readout, and the figure shows only after they have given a number, with what was computed beside it. “Embed or cite” in the menu “More” below a figure lists its readouts; what they are to guess, your own page says.',
        'Hiding only keeps it out of sight. Numbers computed from it remain, and the frame’s address contains it: a student who knows where to look will find it. Do not rely on it in an exam.',
      ],
    },
    answer: {
      title: 'Read the answer',
      texts: [
        'At every move the figure tells the page around it its parameters and readouts. Put this after the first kind of code; it asks for T = 0.5.',
      ],
      after: [
        'The element also has set(), get() and reset(), each of which returns a Promise. The project’s README lists all messages. A figure listens only to the page around it, and values from there must keep the same limits as those in a link.',
      ],
      code: 'Code that checks an answer',
      right: 'Right',
      wrong: 'Try again',
    },
    places: {
      title: 'Where to put it',
      items: [
        'A plain web page: the first kind.',
        'Quarto: the first kind in a {=html} block; Jupyter Book: in a {raw} html block.',
        'Docusaurus: add embed.js to the scripts in the configuration, and write <area-map /> in MDX.',
        'The HTML editors of Moodle and Canvas: the second kind, since they remove scripts. Platforms that understand lti.frameResize set the height themselves.',
        'Where oEmbed is supported: paste the address of a chapter or an embed page.',
      ],
    },
    fields: { link: 'link of the figure', hide: 'hide', lock: 'lock', predict: 'guess first', theme: 'appearance' },
    themes: { system: 'as the system', light: 'light', dark: 'dark' },
    noFigure: 'This link leads to no figure in the book. Copy one with “Link” below a figure.',
    element: 'First kind: pages that may run scripts',
    frame: 'Second kind: any page',
    copy: 'Copy',
    copied: 'Copied.',
    byHand: 'The browser does not allow copying; please select the code by hand.',
  },
};
