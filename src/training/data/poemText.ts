/** From a printed poem to lines of one length: conversion to simplified characters, variants folded, marks made regular. */

import { Converter } from 'opencc-js/t2cn';

const simplify = Converter({ from: 't', to: 'cn' });

/** Odd forms that the conversion leaves, each with the usual form of today. */
const variants = new Map(
  [
    '鴈雁 簷檐 疎疏 踈疏 祇只 秪只 秖只 隠隐 頼赖 髪发 粧妆 徧遍',
    '鬰郁 浄净 慙惭 鬭斗 鬬斗 蘂蕊 媿愧 僊仙 劒剑 猨猿 臯皋 賸剩',
    '髙高 巵卮 嬾懒 馿驴 鼇鳌 珮佩 煖暖 櫂棹 牋笺 閙闹 罇樽 隣邻',
    '妬妒 椀碗 盌碗 寛宽 餠饼 隄堤 歛敛 懃勤 慇殷 怱匆 堦阶 筯箸',
    '毬球 懽欢 驩欢 鳯凤 缾瓶 飏扬 畧略 覩睹 邉边 鏁锁 檝楫 穉稚',
    '遯遁 蹔暂 悮误 潄漱 燄焰 櫺棂 磵涧 麤粗 欵款 廻回 囘回 栢柏',
    '羮羹 俛俯 朶朵 幙幕 逈迥 歳岁 秔粳 揺摇 竚伫 崄险 覊羁 旛幡',
    '碁棋 飜翻 醆盏 琖盏 桮杯 竝并 暎映 牓榜 壻婿 槩概 鼈鳖 臙胭',
    '蜺霓 憇憩 様样 毎每 鵶鸦 嚬颦 蠧蠹 顇悴 蕚萼 邨村 緜绵 迺乃',
    '呌叫 偪逼 姪侄 懐怀 敧欹 柂舵 濶阔 餽馈 纒缠 啣衔 觧解 諠喧',
    '搆构 穏稳 躭耽 鸎莺 鶑莺 怳恍 逺远 瑯琅 闗关 皷鼓 艶艳 戯戏',
    '澣浣 塲场 棃梨 窻窗 澁涩 揜掩 渇渴 趂趁 勲勋 鞵鞋 凖准 濬浚',
    '螘蚁 峩峨 鎗枪',
  ].flatMap((line) => line.split(' ').map(([odd, usual]): [string, string] => [odd as string, usual as string])),
);

/** Simplified characters with odd variants folded. */
export function fold(text: string): string {
  let folded = '';
  for (const character of simplify(text)) folded += variants.get(character) ?? character;
  return folded;
}

/**
 * The lines of a poem, or null if it has another form than four or eight lines of five or seven characters.
 *
 * Remarks in brackets are taken out; any other character that is neither Chinese nor a mark makes the poem unusable.
 */
export function poemLines(paragraphs: readonly string[]): readonly string[] | null {
  const text = fold(paragraphs.join('')).replace(/（[^）]*）|\([^)]*\)|〔[^〕]*〕|［[^］]*］|\s/gu, '');
  const lines = text.split(/[，。？！；、：]+/u).filter((line) => line.length > 0);
  if (lines.length !== 4 && lines.length !== 8) return null;
  const lengths = new Set(lines.map((line) => [...line].length));
  const [length] = lengths;
  if (lengths.size !== 1 || (length !== 5 && length !== 7)) return null;
  return lines.every((line) => /^\p{Script=Han}+$/u.test(line) && !/[〇々]/u.test(line)) ? lines : null;
}

/** One text again: ， after every odd line, 。 after every even one. */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line, i) => line + (i % 2 === 0 ? '，' : '。')).join('');
}
