"""Cut Noto Serif CJK SC down to what social pictures need.

Reads Debian's fonts-noto-cjk, writes NotoSerifSC-subset.otf beside this file. Needs fonttools.
The font is under the SIL Open Font License 1.1, which is in its own name table and in OFL.txt.
"""

from pathlib import Path

from fontTools import subset

SOURCE = "/usr/share/fonts/opentype/noto/NotoSerifCJK-Regular.ttc"
SIMPLIFIED_CHINESE = 2  # place of the face in the collection
FIRST_LEVEL = range(0xB0, 0xD8)  # rows of GB 2312 with the common characters


def common_characters():
    for row in FIRST_LEVEL:
        for cell in range(0xA1, 0xFF):
            try:
                yield bytes([row, cell]).decode("gb2312")
            except UnicodeDecodeError:
                pass  # the last row is not full


LATIN = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x100)]))
TERMS = "熵骰浏"  # of the book, beyond the common characters
SIGNS = "　，。、；：？！“”‘’（）《》「」『』…—–−·×÷≤≥≈≠∞∑∂√→αβγδεθλμπστφω⁰¹²³⁴⁵⁶⁷⁸⁹⁻ⁿᵢᶻ₁₂ΣηΔ←↦✓／"

options = subset.Options()
options.font_number = SIMPLIFIED_CHINESE
options.layout_features = ["kern", "lnum"]
options.hinting = False
options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
font = subset.load_font(SOURCE, options)
cutter = subset.Subsetter(options)
cutter.populate(text=LATIN + SIGNS + TERMS + "".join(common_characters()))
cutter.subset(font)
subset.save_font(font, Path(__file__).with_name("NotoSerifSC-subset.otf"), options)
